/**
 * Headings and opening: levels, ids, the skeleton of the page's kind.
 */
import type {Locale} from '../../src/config/locales.ts';
import {freeKinds, lastSections, skeletons} from './kinds.mts';
import {fullText, sentencesIn, shorten, wordsIn} from './text.mts';
import type {Finding, Heading, Page} from './types.mts';

const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Kind of a page, `''` if it has none. */
export const kindOf = (page: Page): string => String(page.frontMatter.get('kind')?.value ?? '');

/** Levels and ids of one page's headings. */
export function checkHeadings(page: Page): Finding[] {
  const {file, headings} = page;
  const kind = kindOf(page);
  const findings: Finding[] = [];
  const first = new Map<string, number>();
  for (const {level, id, text, line} of headings) {
    const add = (came: string, allowed: string) => findings.push({file, line, came, allowed});
    if (level === 1 && kind === 'landing') {
      continue;
    }
    if (level !== 2 && level !== 3) {
      add(`the heading "${text}" of level ${level}`, 'level 2 or 3');
    }
    if (id === undefined) {
      add(`the heading "${text}" without an id`, '{#an-id} at its end');
      continue;
    }
    if (!idPattern.test(id)) {
      add(`the heading id "${id}"`, 'lower-case letters and digits, joined by hyphens');
    }
    const earlier = first.get(id);
    if (earlier !== undefined) {
      add(`the heading id "${id}" again, after line ${earlier}`, 'each id once on a page');
    } else {
      first.set(id, line);
    }
  }
  return findings;
}

/** Sections of the page's kind: those that it must have, and those that end it. */
function checkSections({file, headings}: Page, kind: string): Finding[] {
  const skeleton = skeletons[kind];
  if (!skeleton) {
    return [];
  }
  const {sections, required = [], tasks = false} = skeleton;
  const findings: Finding[] = [];
  const add = (line: number, came: string, allowed: string) => findings.push({file, line, came, allowed});
  const fixed = sections.map(([id]) => id);
  const mine = headings.filter(({level}) => level === 2);
  const needed = required.flat();

  for (const {level, id = '', line} of headings) {
    if (level === 3 && fixed.includes(id) && (needed.includes(id) || lastSections.includes(id))) {
      add(line, `the heading ${id} at level 3`, 'level 2, or another id');
    }
  }
  for (const wanted of required) {
    const ids = [wanted].flat();
    if (!mine.some(({id = ''}) => ids.includes(id))) {
      add(1, `no section {#${ids.join('} or {#')}}`, `one on every page of kind ${kind}`);
    }
  }
  if (tasks && !mine.some(({id = ''}) => !fixed.includes(id))) {
    add(1, 'no section of its own', `at least one on a page of kind ${kind}: its tasks`);
  }
  let latest = '';
  for (const {id = '', text, line} of fixed.includes('related') ? mine : []) {
    const isLast = lastSections.includes(id);
    if (latest !== '' && (!isLast || lastSections.indexOf(id) < lastSections.indexOf(latest))) {
      add(
        line,
        `${id || text} after ${latest}`,
        `at the end of a page, in this order: ${lastSections.join(', ')}`,
      );
    } else if (isLast) {
      latest = id;
    }
  }
  return findings;
}

const openingLimits = {sentences: {min: 2, max: 4}, words: {min: 30, max: 90}} as const;

/** Openings that speak of the page instead of the thing. */
const aboutThePage: Record<Locale, RegExp> = {
  en: /^(?:After (?:reading )?this page|This page)(?!\p{L})/u,
  'pt-BR': /^(?:Depois (?:de ler )?(?:desta|esta) página|Esta página)(?!\p{L})/u,
};

/** The text above the first heading: what the thing is, why, when not, and what follows. */
function checkOpening({file, locale, headings, prose}: Page): Finding[] {
  const opening = prose.filter(({place}) => place === 'opening');
  const line = opening[0]?.line ?? headings[0]?.line ?? 1;
  const sentences = opening.flatMap((block) => sentencesIn(fullText(block)));
  const words = opening.reduce((sum, block) => sum + wordsIn(fullText(block)).length, 0);
  const {sentences: some, words: many} = openingLimits;
  const isWithin = (count: number, {min, max}: {min: number; max: number}) => count >= min && count <= max;
  const findings: Finding[] = [];
  if (!isWithin(sentences.length, some) || !isWithin(words, many)) {
    findings.push({
      file,
      line,
      came: `an opening of ${sentences.length} sentences and ${words} words`,
      allowed: `${some.min} to ${some.max} sentences, ${many.min} to ${many.max} words above the first heading`,
    });
  }
  for (const sentence of sentences.filter((text) => aboutThePage[locale].test(text))) {
    findings.push({
      file,
      line,
      came: `“${shorten(sentence)}” in the opening`,
      allowed: 'the thing as the subject, not the page',
    });
  }
  return findings;
}

// cspell:ignore ativad
/** Headings that promise a switch, and sentences below them that say there is none. */
const turnOn: Record<Locale, {heading: RegExp; denial: RegExp}> = {
  en: {
    heading: /^(?:Turn|Switch|Enable)(?!\p{L})(?!.*\boff\b)/u,
    denial:
      /(?<!\p{L})(?:(?:is|are) (?:already |always )?on by default|is always (?:on|there)|nothing (?:has )?to (?:be )?(?:turn|switch)|there is no switch)/iu,
  },
  'pt-BR': {
    heading: /^(?:Ative|Como ativar|Habilite|Ligue)(?!\p{L})/u,
    denial:
      /(?<!\p{L})(?:ativad[oa]s? por padrão|(?:já|sempre) (?:vem |vêm |está |estão )?ativad[oa]s?|não há (?:nada para (?:ativar|ligar)|chave|opção)|nada precisa ser (?:ativado|ligado))/iu,
  },
};

/** Sections that say how to turn on what is on. */
function checkTurnOn({file, locale, headings, prose}: Page): Finding[] {
  const {heading: promise, denial} = turnOn[locale];
  return headings
    .filter(({text}) => promise.test(text))
    .flatMap(({id, text}) =>
      prose
        .filter((block) => block.section === id && block.place === 'paragraph')
        .slice(0, 1)
        .filter((block) => denial.test(fullText(block)))
        .map((block) => ({
          file,
          line: block.line,
          came: `“${shorten(fullText(block))}” under “${text}”`,
          allowed: 'such a section only where there is something to turn on; a sentence names the setting',
        })),
    );
}

/** Headings, sections and opening of one page. */
export function checkSkeleton(page: Page): Finding[] {
  const kind = kindOf(page);
  return page.parsed
    ? [
        ...checkSections(page, kind),
        ...(freeKinds.includes(kind) ? [] : checkOpening(page)),
        ...checkTurnOn(page),
      ]
    : [];
}

/** The wording of fixed headings: English as in CONTRIBUTING.md, other languages as on most pages of the kind. */
export function checkHeadingTexts(pages: readonly Page[]): Finding[] {
  interface Use {
    page: Page;
    heading: Heading;
  }
  const groups = new Map<string, Use[]>();
  for (const page of pages) {
    const kind = kindOf(page);
    for (const heading of page.headings) {
      if (skeletons[kind]?.sections.some(([id, text]) => id === heading.id && text !== undefined)) {
        const key = [page.locale, kind, heading.id].join('\n');
        groups.set(key, [...(groups.get(key) ?? []), {page, heading}]);
      }
    }
  }
  return [...groups.values()].flatMap((uses) => {
    const [{page, heading} = {}] = uses;
    const counts = new Map<string, number>();
    uses.forEach((use) => counts.set(use.heading.text, (counts.get(use.heading.text) ?? 0) + 1));
    const [common, count = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
    const english = skeletons[page ? kindOf(page) : '']?.sections.find(([id]) => id === heading?.id)?.[1];
    const wanted = page?.locale === 'en' ? english : count > uses.length / 2 ? common : undefined;
    return uses
      .filter((use) => wanted !== undefined && use.heading.text !== wanted)
      .map((use) => ({
        file: use.page.file,
        line: use.heading.line,
        came: `the heading "${use.heading.text}" for ${use.heading.id}`,
        allowed: `"${wanted}"`,
      }));
  });
}
