/**
 * Interface labels: each is one of the lists in src/facts/, in the language of
 * its page, and both languages show the same one in the same place.
 */
import {locales, type Locale} from '../../src/config/locales.ts';
import {fillTokens} from '../../src/config/tokens.ts';
import type {Finding, Label, LabelUse, Page, Site} from './types.mts';

const separator = ' → ';

/** `{{name}}` and `{n}`: what the interface fills in. */
const placeholder = /\s*(?:\{\{\w+\}\}|\{n\})\s*/;

/** These components may show labels of other vendors, names of files and texts of the assistant as well. */
const lenient: readonly LabelUse['component'][] = ['MockField', 'MockTool'];

/** A file name or a command stands for itself in a list of files. */
const isName = (text: string): boolean => /^[/@]\S+$|^\S+\.\w+$/.test(text);

/** Numbers of the rows in which a label stands. */
type FindRows = (text: string, locale: Locale) => ReadonlySet<number>;

/** Prepares the search for labels, with and without their placeholders. */
function labelFinder(labels: readonly Label[], tokens: Site['tokens']): FindRows {
  const exact: Record<Locale, Map<string, Set<number>>> = {en: new Map(), 'pt-BR': new Map()};
  const patterns: Record<Locale, {row: number; pattern: RegExp}[]> = {en: [], 'pt-BR': []};
  labels.forEach((label, row) => {
    for (const locale of locales) {
      const text = fillTokens(label[locale], tokens[locale], 'src/facts');
      if (placeholder.test(text)) {
        const parts = text
          .split(new RegExp(placeholder, 'g'))
          .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
        patterns[locale].push({row, pattern: new RegExp(`^${parts.join('(?: ?.+ ?| ?)')}$`)});
      } else {
        const rows = exact[locale].get(text) ?? new Set();
        exact[locale].set(text, rows.add(row));
      }
    }
  });
  return (text, locale) => {
    const rows = new Set(exact[locale].get(text) ?? []);
    for (const {row, pattern} of patterns[locale]) {
      if (pattern.test(text)) {
        rows.add(row);
      }
    }
    return rows;
  };
}

/** The parts of a path of labels; a label may contain the arrow itself. */
const partsOf = (text: string, locale: Locale, find: FindRows): string[] =>
  find(text, locale).size > 0 ? [text] : text.split(separator);

/** Labels that no list has. */
function checkKnownLabels(page: Page, find: FindRows): Finding[] {
  return page.labels
    .filter(({component}) => !lenient.includes(component))
    .flatMap(({component, text, line}) =>
      partsOf(text, page.locale, find)
        .filter((part) => find(part, page.locale).size === 0)
        .filter((part) => component !== 'MockNav' || !isName(part))
        .map((part) => {
          const other = locales.find((locale) => locale !== page.locale && find(part, locale).size > 0);
          return {
            file: page.file,
            line,
            came: `the label "${part}" in <${component}>${other ? `, which is the label of ${other}` : ''}`,
            allowed: `the ${page.locale} labels of src/facts/labels/: extension.json, editor.json and platform.json`,
          };
        }),
    );
}

/** Whether two labels may be the same one: part for part a row in common. */
function sameLabel(left: LabelUse, right: LabelUse, find: FindRows): boolean {
  const mine = partsOf(left.text, 'en', find);
  const theirs = partsOf(right.text, 'pt-BR', find);
  const isFree = lenient.includes(left.component);
  return (
    mine.length === theirs.length &&
    mine.every((part, index) => {
      const rows = find(part, 'en');
      const otherRows = find(theirs[index] ?? '', 'pt-BR');
      // A label that no list has is named by the other check, or may be anything.
      return (
        (rows.size === 0 && (isFree || otherRows.size === 0)) || [...rows].some((row) => otherRows.has(row))
      );
    })
  );
}

/** Labels of a page in groups that can be compared: one group for each paragraph, cell or drawing. */
function groupsOf(page: Page, isWanted: (label: LabelUse) => boolean): LabelUse[][] {
  const groups = new Map<number, LabelUse[]>();
  for (const label of page.labels.filter(isWanted)) {
    groups.set(label.block, [...(groups.get(label.block) ?? []), label]);
  }
  return [...groups.values()];
}

/** Labels of one side that have no partner on the other; the order within a sentence is the language's own. */
function withoutPartner(
  left: LabelUse[],
  right: LabelUse[],
  find: FindRows,
): {left: LabelUse[]; right: LabelUse[]} {
  const partner = new Map<LabelUse, LabelUse>();
  const assign = (label: LabelUse, seen: Set<LabelUse>): boolean =>
    right.some((candidate) => {
      if (seen.has(candidate) || !sameLabel(label, candidate, find)) {
        return false;
      }
      seen.add(candidate);
      const holder = partner.get(candidate);
      if (!holder || assign(holder, seen)) {
        partner.set(candidate, label);
        return true;
      }
      return false;
    });
  const alone = left.filter((label) => !assign(label, new Set()));
  return {left: alone, right: right.filter((label) => !partner.has(label))};
}

/** The same labels in both languages, in the same places. */
function checkLabelPairs(english: Page, portuguese: Page, find: FindRows): Finding[] {
  const compare = (isWanted: (label: LabelUse) => boolean): Finding[] => {
    let mine = groupsOf(english, isWanted);
    let theirs = groupsOf(portuguese, isWanted);
    if (mine.flat().length !== theirs.flat().length) {
      // Named by the parity of components.
      return [];
    }
    if (
      mine.length !== theirs.length ||
      mine.some((group, index) => group.length !== theirs[index]?.length)
    ) {
      [mine, theirs] = [[mine.flat()], [theirs.flat()]];
    }
    return mine.flatMap((group, index) => {
      const rest = withoutPartner(group, theirs[index] ?? [], find);
      return rest.right.flatMap(({component, text, line}, number) => {
        const other = rest.left[number];
        const isNamed =
          !lenient.includes(component) &&
          partsOf(text, 'pt-BR', find).some((part) => find(part, 'pt-BR').size === 0);
        if (isNamed) {
          return [];
        }
        return {
          file: portuguese.file,
          line,
          came: `<${component}> "${text}" for "${other?.text ?? ''}" (${english.file}:${other?.line ?? 1})`,
          allowed: 'the pt-BR label of the same row of src/facts',
          also: english.file,
        };
      });
    });
  };
  return [...compare(({component}) => component === 'UI'), ...compare(({component}) => component !== 'UI')];
}

/** All labels of the site. */
export function checkLabels({pages, labels, tokens}: Pick<Site, 'pages' | 'labels' | 'tokens'>): Finding[] {
  const find = labelFinder(labels, tokens);
  return pages.flatMap((page) => {
    const english =
      page.locale === 'en' ? undefined : pages.find(({id, locale}) => id === page.id && locale === 'en');
    return [...checkKnownLabels(page, find), ...(english ? checkLabelPairs(english, page, find) : [])];
  });
}
