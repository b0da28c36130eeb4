/** A length, or a function of lengths without another one in it. */
const length = String.raw`(?:[^\s()]+|[\w-]+\([^()]*\))`;

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard', 'stylelint-config-css-modules'],
  overrides: [
    {
      // On paper, and in the units of a drawing, letters have sizes of their own.
      files: ['src/css/{print,plots}.css'],
      rules: {'declaration-property-value-allowed-list': null},
    },
  ],
  rules: {
    'declaration-no-important': true,
    // A language may run from right to left: sides are named by the direction of the text.
    'property-disallowed-list': [
      '/^(?:scroll-)?(?:margin|padding)-(?:left|right)$/',
      '/^border-(?:left|right)/',
      '/^border-(?:top|bottom)-(?:left|right)-radius$/',
      'left',
      'right',
    ],
    'declaration-property-value-disallowed-list': {
      '/^(?:text-align|float|clear)$/': ['left', 'right'],
      // Four values, the second (right) another than the fourth (left).
      '/^(?:margin|padding|inset)$/': [`/^${length} (${length}) ${length} (?!\\1$)${length}$/`],
    },
    // The sizes and weights of letters are few: src/css/tokens.css.
    'declaration-property-value-allowed-list': {
      'font-size': [
        /^var\(--font-(?:small|smaller|tiny)\)$/,
        /^var\(--ifm-(?:h1|code)-font-size\)$/,
        /^1(?:\.25|\.5)?rem$/,
        'inherit',
        'max(1rem, 16px)',
      ],
      'font-weight': ['400', '600', 'inherit', 'var(--ifm-font-weight-bold)'],
    },
    // A hashed class of another module is not ours to style.
    'selector-disallowed-list': ['/\\[class\\*=/'],
    // CSS modules are camelCase; Infima's own classes are BEM.
    'selector-class-pattern': null,
    // Grouped by purpose, not by weight: Infima's names would be reordered for nothing.
    'no-descending-specificity': null,
    // Blank lines part the groups of tokens.
    'custom-property-empty-line-before': null,
    'color-no-hex': null,
    'import-notation': 'url',
  },
};
