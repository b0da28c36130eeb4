/** An expression of the theme's script that takes any text for a color mode; ours takes `light` and `dark` alone. */
const anyMode = 'getQueryStringTheme() || getStoredTheme()';
const knownMode = '[getQueryStringTheme(), getStoredTheme()].find((mode) => /^(light|dark)$/.test(mode))';

/**
 * Docusaurus' page, with its scripts in a form that no browser of today fetches,
 * `nomodule`: one that stands in the page inserts them after the first paint
 * (src/client/bootScript.ts). Its text is the same on every page, so that a content
 * security policy has one hash for it. Such a policy allows no `style` attribute
 * either: the theme's icons are hidden by the attribute that SVG has for it.
 *
 * Its style sheets stand in it, too (pageStyles.ts), so that its first paint waits
 * for one answer of the host and not for two. Each names the file that it is a copy of:
 * by this attribute the bundler's loader knows that a page has it already, and
 * a page that is reached by a link asks for the file.
 *
 * A file comes with what the page needs of it (manifest.ts).
 */
export const ssrTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <style data-href="<%= it.baseUrl %><%= stylesheet %>"></style>
    <% }); %>
    <% it.scripts.forEach((script) => { %>
      <script nomodule src="<%= it.baseUrl %><%= script.split(' ')[0] %>" integrity="<%= script.split(' ')[1] %>"></script>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace('style="display: none;"', 'display="none"').replace('${anyMode}', '${knownMode}') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
