// Docusaurus Faster compiles with SWC; this file serves `docusaurus write-translations`,
// which reads the sources with Babel.
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
