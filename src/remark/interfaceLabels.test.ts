import type {Root} from 'hast';
import {h} from 'hastscript';
import rehypeStringify from 'rehype-stringify';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {emptyFolder} from '../../tests/support/folder';
import {docsFolder, otherLocale, type Locale} from '../config/locales';
import interfaceLabels from './interfaceLabels';
import {isJsxElement} from './literals';
import systemParts from './systemParts';

const folder = emptyFolder();

/** Components that are left, as elements. */
const plain = () => (tree: Root) =>
  visit(tree, (node, index, parent) => {
    if (isJsxElement(node) && parent && index !== undefined) {
      parent.children[index] = h(node.name ?? '');
    }
  });

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(systemParts)
  .use(remarkRehype, {passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement']})
  .use(interfaceLabels)
  .use(plain)
  .use(rehypeStringify);

/** A page as HTML, whose twin has a text of its own. */
function rendered(mdx: string, locale: Locale = 'pt-BR', twin = ''): string {
  const fileOf = (language: Locale) => `${docsFolder[language]}/page.mdx`;
  folder.write(fileOf(otherLocale(locale)), twin);
  return String(processor.processSync({value: mdx, path: folder.inside(fileOf(locale))}));
}

const save = '<b class="ui-label" data-short=""><span>Salvar</span><span lang="en" hidden>Save</span></b>';

it('puts the other language behind a label, and the choice before the first block that has one', () => {
  expect(rendered('Zero.\n\nOne <UI>Salvar</UI>.\n\n## A\n')).toBe(
    `<p>Zero.</p>\n<labels></labels><p>One ${save}.</p>\n<h2>A</h2>`,
  );
  expect(rendered('## A\n\n<UI>Save</UI>', 'en')).toContain(
    '<span>Save</span><span lang="pt-BR" hidden>Salvar</span>',
  );
});

it('never begins a page with the choice, nor parts that of the system from the opening', () => {
  expect(rendered('One <UI>Salvar</UI>.\n\n## A\n')).toBe(`<p>One ${save}.</p><labels></labels>\n<h2>A</h2>`);
  expect(rendered('One <UI>Salvar</UI>.\n\n<System />\n\n## A\n')).toContain(
    '<system></system><labels></labels>',
  );
});

it('leaves a long label to be broken', () => {
  expect(rendered('<UI>Um rótulo bem mais comprido que uma linha</UI>')).not.toContain('data-short');
});

it('offers nothing where both languages have the same label, or no list has it', () => {
  expect(rendered('<UI>Commit</UI>, <UI>Frobnicar</UI>.\n\n## A\n')).toBe(
    '<p><b class="ui-label" data-short="">Commit</b>, <b class="ui-label" data-short="">Frobnicar</b>.</p>\n<h2>A</h2>',
  );
  expect(rendered('Text.\n\n## A\n')).toBe('<p>Text.</p>\n<h2>A</h2>');
});

it('takes the step of a path by itself', () => {
  expect(rendered('<UI>Configurações → Provedores</UI>')).toContain(
    '<span lang="en" hidden data-short="wide">Settings → Providers</span>',
  );
});

it('asks the page in the other language where the lists have several', () => {
  expect(rendered('<UI>Low</UI>', 'en', 'Um <UI>Baixa</UI>.')).toContain('hidden>Baixa<');
  expect(rendered('<UI>Low</UI>', 'en')).not.toContain('hidden');
});
