/**
 * Interface labels: each is one of the lists in src/facts/, in the language of
 * its page, and both languages show the same one in the same place.
 */
import {locales} from '../../src/config/locales.ts';
import {labelIndex, type LabelIndex} from '../../src/facts/labels/labels.ts';
import type {Finding, LabelUse, Page, Site} from './types.mts';

/** These components may show labels of other vendors, names of files and texts of the assistant as well. */
const lenient: readonly LabelUse['component'][] = ['MockField', 'MockTool'];

/** What no interface names stands in backticks: a file, a command, a message. */
const isOwn = (text: string): boolean => /^`.+`$/.test(text);

/** Labels that no list has. */
function checkKnownLabels(page: Page, index: LabelIndex): Finding[] {
  return page.labels
    .filter(({component}) => !lenient.includes(component))
    .flatMap(({component, text, line}) =>
      index
        .steps(text, page.locale)
        .filter((part) => index.rows(part, page.locale).size === 0)
        .filter((part) => !isOwn(part))
        .map((part) => {
          const other = locales.find((locale) => locale !== page.locale && index.rows(part, locale).size > 0);
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
function sameLabel(left: LabelUse, right: LabelUse, index: LabelIndex): boolean {
  const mine = index.steps(left.text, 'en');
  const theirs = index.steps(right.text, 'pt-BR');
  const isFree = lenient.includes(left.component);
  return (
    mine.length === theirs.length &&
    mine.every((part, step) => {
      const rows = index.rows(part, 'en');
      const otherRows = index.rows(theirs[step] ?? '', 'pt-BR');
      // A label that no list has is named by the other check, or may be anything.
      return (
        (rows.size === 0 && (isFree || otherRows.size === 0)) || [...rows].some((row) => otherRows.has(row))
      );
    })
  );
}

/**
 * Labels of which a page could not offer the other language's: the lists know
 * several, and so does the page in that language.
 */
function checkOneOther(page: Page, twin: Page, index: LabelIndex): Finding[] {
  const shown = (of: Page) => of.labels.filter(({component}) => component === 'UI');
  const twins = shown(twin).map(({text}) => text);
  return shown(page)
    .filter(({text}) => index.other(text, page.locale, twins) === undefined)
    .filter(({text}) =>
      index.steps(text, page.locale).every((step) => index.rows(step, page.locale).size > 0),
    )
    .map(({text, line}) => ({
      file: page.file,
      line,
      came: `the label "${text}", which may be several of ${twin.locale}`,
      allowed: `a label that has one partner in src/facts/labels/, or on ${twin.file}`,
      also: twin.file,
    }));
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
  index: LabelIndex,
): {left: LabelUse[]; right: LabelUse[]} {
  const partner = new Map<LabelUse, LabelUse>();
  const assign = (label: LabelUse, seen: Set<LabelUse>): boolean =>
    right.some((candidate) => {
      if (seen.has(candidate) || !sameLabel(label, candidate, index)) {
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
function checkLabelPairs(english: Page, portuguese: Page, index: LabelIndex): Finding[] {
  const compare = (isWanted: (label: LabelUse) => boolean): Finding[] => {
    let mine = groupsOf(english, isWanted);
    let theirs = groupsOf(portuguese, isWanted);
    if (mine.flat().length !== theirs.flat().length) {
      // Named by the parity of components.
      return [];
    }
    if (
      mine.length !== theirs.length ||
      mine.some((group, place) => group.length !== theirs[place]?.length)
    ) {
      [mine, theirs] = [[mine.flat()], [theirs.flat()]];
    }
    return mine.flatMap((group, place) => {
      const rest = withoutPartner(group, theirs[place] ?? [], index);
      return rest.right.flatMap(({component, text, line}, number) => {
        const other = rest.left[number];
        const isNamed =
          !lenient.includes(component) &&
          index.steps(text, 'pt-BR').some((part) => index.rows(part, 'pt-BR').size === 0);
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
  const index = labelIndex(labels, tokens);
  return pages.flatMap((page) => {
    const twin = pages.find(({id, locale}) => id === page.id && locale !== page.locale);
    return [
      ...checkKnownLabels(page, index),
      ...(twin && page.locale !== 'en' ? checkLabelPairs(twin, page, index) : []),
      ...(twin ? checkOneOther(page, twin, index) : []),
    ];
  });
}
