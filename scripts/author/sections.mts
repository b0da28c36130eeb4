import {splitFrontMatter} from '../../src/config/sourceHash.ts';
import {markdownLines} from '../../src/remark/fences.ts';

/** The text below each heading with an id, and `top` for front matter and opening. Fences are no headings. */
function sectionsOf(raw: string): Map<string, string> {
  const {frontMatter, body} = splitFrontMatter(raw);
  const {title, description, sidebar_label: label} = frontMatter;
  const sections = new Map([['top', JSON.stringify([title, description, label])]]);
  let current = 'top';
  const isMarkdown = markdownLines();
  for (const line of body.split('\n')) {
    current = (isMarkdown(line) && /^#{2,6} .*\{#([^}]+)\}\s*$/.exec(line)?.[1]) || current;
    if (line.trim() !== '') {
      sections.set(current, `${sections.get(current) ?? ''}\n${line.trimEnd()}`);
    }
  }
  return sections;
}

/** Ids of the sections that are new, gone or different, in the order of the new page. */
export function changedSections(before: string, after: string): string[] {
  const [old, now] = [sectionsOf(before), sectionsOf(after)];
  return [...new Set([...now.keys(), ...old.keys()])].filter((id) => old.get(id) !== now.get(id));
}
