/**
 * Interface labels: each is one of the lists in src/data/labels/, in the language of
 * its page, and both languages show the same one in the same place.
 */
import {suchAs} from '../../src/config/likeness.ts';
import {otherLocale, type Locale} from '../../src/config/locales.ts';
import type {LabelIndex} from '../../src/data/labels/index.ts';
import {finding, type Finding} from './finding.mts';
import type {LabelUse, Page} from './types.mts';

/** These components may show labels of other vendors, names of files and texts of the assistant as well. */
const isLenient = ({component}: LabelUse): boolean => component === 'MockField' || component === 'MockTool';

/** The steps of a label that no list has. */
const unlisted = (text: string, locale: Locale, index: LabelIndex): string[] =>
  index.steps(text, locale).filter((step) => index.rows(step, locale).size === 0);

const isUi = ({component}: LabelUse): boolean => component === 'UI';

/** Labels in the text that no list has. Those in a drawing are named by what renders it. */
export function checkLabels({file, locale, labels}: Page, index: LabelIndex): Finding[] {
  const other = otherLocale(locale);
  return labels.filter(isUi).flatMap(({text, line}) =>
    unlisted(text, locale, index).map((step) => {
      const hint = index.rows(step, other).size > 0 ? `, which is one of ${other}` : '';
      const near = suchAs(step, index.all(locale), (label) => `“${label}”`);
      const allowed = `write one of the ${locale} labels of src/data/labels, as the screen has it${near}`;
      return finding(file, line, `the label “${step}”${hint}`, allowed);
    }),
  );
}

/** Whether a label may be the original of another: step for step a row in common. */
function isOriginal(label: LabelUse, other: LabelUse, theirs: Locale, index: LabelIndex): boolean {
  const locale = otherLocale(theirs);
  const [steps, otherSteps] = [index.steps(label.text, locale), index.steps(other.text, theirs)];
  return (
    steps.length === otherSteps.length &&
    steps.every((step, number) => {
      const rows = index.rows(step, locale);
      const otherRows = index.rows(otherSteps[number] ?? '', theirs);
      // A label that no list has is named by the other check, or may be anything.
      return (
        (rows.size === 0 && (isLenient(label) || otherRows.size === 0)) ||
        [...rows].some((row) => otherRows.has(row))
      );
    })
  );
}

/** Labels in groups that can be compared: one for each paragraph, cell or drawing. */
function groupsOf(labels: readonly LabelUse[]): LabelUse[][] {
  const blocks = [...new Set(labels.map(({block}) => block))];
  return blocks.map((block) => labels.filter((label) => label.block === block));
}

/** Labels of a translation's paragraph that the original does not have there; the order in a sentence is free. */
function strangers(original: readonly LabelUse[], group: readonly LabelUse[], page: Page, index: LabelIndex) {
  const rest = [...original];
  const partners = (label: LabelUse) =>
    original.filter((other) => isOriginal(other, label, page.locale, index));
  // Labels with the fewest possible partners are matched first.
  const alone = group
    .toSorted((a, b) => partners(a).length - partners(b).length)
    .filter((label) => {
      const found = rest.findIndex((other) => isOriginal(other, label, page.locale, index));
      if (found >= 0) {
        rest.splice(found, 1);
      }
      return found < 0;
    });
  return alone.map((label, number) => ({label, instead: rest[number]}));
}

/** The same labels in both languages, in the same places. */
function compareGroups(
  original: Page,
  page: Page,
  index: LabelIndex,
  isWanted: (label: LabelUse) => boolean,
) {
  const [theirs, mine] = [original.labels.filter(isWanted), page.labels.filter(isWanted)];
  if (theirs.length !== mine.length) {
    // Named by the comparison of components.
    return [];
  }
  let [groups, own] = [groupsOf(theirs), groupsOf(mine)];
  if (groups.length !== own.length || groups.some((group, place) => group.length !== own[place]?.length)) {
    [groups, own] = [[theirs], [mine]];
  }
  return own.flatMap((group, place) =>
    strangers(groups[place] ?? [], group, page, index)
      .filter(({label}) => isLenient(label) || unlisted(label.text, page.locale, index).length === 0)
      .map(({label: {component, text, line}, instead}) => {
        const there = `“${instead?.text ?? ''}” of ${original.file}:${instead?.line ?? 1}`;
        const allowed = `write the ${page.locale} label of the same row of src/data/labels`;
        return finding(page.file, line, `<${component}> “${text}” for ${there}`, allowed, original.file);
      }),
  );
}

/** Labels of which a page could not offer the other language's: the lists know several, and so does its translation. */
function ambiguous(page: Page, twin: Page, index: LabelIndex): Finding[] {
  const texts = twin.labels.filter(isUi).map(({text}) => text);
  return (
    page.labels
      .filter((label) => isUi(label) && unlisted(label.text, page.locale, index).length === 0)
      // Each once, however often it stands there.
      .filter(({text}, number, labels) => labels.findIndex((other) => other.text === text) === number)
      .filter(({text}) => index.other(text, page.locale, texts) === undefined)
      .map(({text, line}) => {
        const came = `the label “${text}”, which may be several of ${twin.locale}`;
        return finding(page.file, line, came, `write a label with one partner on ${twin.file}`, twin.file);
      })
  );
}

/** The labels of a page and of its translation. */
export const compareLabels = (original: Page, page: Page, index: LabelIndex): Finding[] => [
  ...compareGroups(original, page, index, isUi),
  ...compareGroups(original, page, index, (label) => !isUi(label)),
  ...ambiguous(original, page, index),
  ...ambiguous(page, original, index),
];
