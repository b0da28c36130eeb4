/**
 * The entry of the browser's bundle (src/plugins/docusaurusInternals). Docusaurus' own entry evaluates the whole bundle
 * at once, in the longest task of a page; here each part has a task of its own, so that the browser handles input
 * between them. The components of all documents are in it, too: by themselves they would be six more files.
 */
const parts: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  // In the order of Docusaurus' own entry, because the order of the style sheet's rules follows it.
  () => import(/* webpackMode: "eager" */ '@generated/client-modules'),
  () => import(/* webpackMode: "eager" */ '@generated/routes'),
  () => import(/* webpackMode: "eager" */ '@theme/Root'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/Head'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/Link'),
  () => import(/* webpackMode: "eager" */ '@theme/Layout'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App'),
  () => import(/* webpackMode: "eager" */ '@theme/DocsRoot'),
  () => import(/* webpackMode: "eager" */ '@theme/DocVersionRoot'),
  () => import(/* webpackMode: "eager" */ '@theme/DocRoot'),
  () => import(/* webpackMode: "eager" */ '@theme/DocItem'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'),
];

async function start(): Promise<void> {
  for (const evaluate of parts) {
    await new Promise((resolve) => setTimeout(resolve));
    await evaluate();
  }
}

void start();
