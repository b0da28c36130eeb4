import type {PrismTheme} from 'prism-react-renderer';

const color = (name: string) => ({color: `var(--code-${name})`});

/**
 * One theme for both modes: its colors are variables of src/css/tokens.css,
 * which meet WCAG AA (4.5:1) on the background of code blocks. No light theme
 * that comes with prism-react-renderer does.
 */
export const prismTheme: PrismTheme = {
  plain: {color: 'var(--code-text)', backgroundColor: 'var(--code-background)'},
  styles: [
    {types: ['comment', 'prolog', 'doctype', 'cdata'], style: {...color('comment'), fontStyle: 'italic'}},
    {types: ['punctuation', 'operator'], style: color('punctuation')},
    {types: ['string', 'char', 'attr-value', 'regex', 'inserted'], style: color('string')},
    {types: ['number', 'boolean', 'constant', 'symbol', 'variable'], style: color('number')},
    {types: ['keyword', 'atrule', 'selector', 'important', 'builtin'], style: color('keyword')},
    {types: ['function', 'class-name', 'tag', 'attr-name', 'property'], style: color('name')},
    {types: ['deleted'], style: color('deleted')},
  ],
};
