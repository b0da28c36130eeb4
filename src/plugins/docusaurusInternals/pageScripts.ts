/** A script, as the template of a page writes it (pageTemplate.ts) and the minimizer leaves it. */
const SCRIPT = /<script nomodule src="?([^" >]+)"? integrity="?([^" >]+)"?><\/script>/g;

/**
 * Takes the scripts out of a page: their names change with any page of the site, all else only with its own.
 *
 * @param file of the page, for messages
 * @returns the page without them, and what gives them to a finished page, at the end of its head
 * @throws Error when a page has none
 */
export function takeScripts(
  html: string,
  file: string,
): {html: string; withScripts: (finished: string) => string} {
  const scripts: string[] = [];
  const rest = html.replace(SCRIPT, (_script, src: string, integrity: string) => {
    scripts.push(`<script nomodule src="${src}" integrity="${integrity}"></script>`);
    return '';
  });
  if (scripts.length === 0) {
    throw new Error(`${file} has no script: does the minimizer write it in another form?`);
  }
  return {
    html: rest,
    withScripts: (finished) => finished.replace('</head>', () => `${scripts.join('')}</head>`),
  };
}
