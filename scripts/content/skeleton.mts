/**
 * Headings: the skeleton of the page's kind, levels, ids.
 */
import {skeletons} from './kinds.mts';
import type {Finding, Heading, Page} from './types.mts';

const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const withoutRelated = ['landing', 'legal'];

/** Kind of a page, as far as there is a skeleton for it. */
const kindOf = (page: Page): string => String(page.frontMatter.get('kind')?.value ?? '');

/** Levels and ids of one page's headings. */
function checkHeadings({file, headings}: Page, kind: string): Finding[] {
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

/** Presence and order of the fixed headings. */
function checkOrder({file, headings}: Page, kind: string): Finding[] {
  const skeleton = skeletons[kind];
  if (!skeleton) {
    return [];
  }
  const findings: Finding[] = [];
  const add = (line: number, came: string, allowed: string) => findings.push({file, line, came, allowed});
  const ids = skeleton.fixed.map(([id]) => id);
  const order = ids.join(', ');
  const rankOf = ({id}: Heading) => ids.indexOf(id ?? '');
  const sections = headings.filter(({level}) => level === 2);

  for (const heading of headings) {
    if (heading.level === 3 && rankOf(heading) >= 0) {
      add(heading.line, `the fixed heading ${heading.id} at level 3`, 'level 2, or another id');
    }
  }
  let highest: Heading | undefined;
  for (const heading of sections) {
    const rank = rankOf(heading);
    if (rank < 0) {
      if (!skeleton.own) {
        add(heading.line, `the heading ${heading.id ?? heading.text}`, `on a page of kind ${kind}: ${order}`);
      } else if (highest?.id === 'related') {
        add(
          heading.line,
          `the heading ${heading.id ?? heading.text} after related`,
          'related is the last section',
        );
      }
      continue;
    }
    if (highest && rank < rankOf(highest)) {
      add(
        heading.line,
        `${heading.id} after ${highest.id}`,
        `on a page of kind ${kind} in this order: ${order}`,
      );
    } else {
      highest = heading;
    }
  }
  const opener = sections.find(({id}) => id === ids[0]);
  if (opener && ids.length > 1 && sections[0] !== opener && sections[0] && rankOf(sections[0]) < 0) {
    add(
      sections[0].line,
      `the heading ${sections[0].id ?? sections[0].text} before ${opener.id}`,
      `${opener.id} first`,
    );
  }
  if (!withoutRelated.includes(kind) && !sections.some(({id}) => id === 'related')) {
    add(1, 'no section {#related}', 'one at the end of every page except landing and legal pages');
  }
  if (kind === 'how-to' && !sections.some((heading) => rankOf(heading) < 0)) {
    add(1, 'no task heading', 'at least one on a page of kind how-to');
  }
  return findings;
}

/** Headings and opening of one page. */
export function checkSkeleton(page: Page): Finding[] {
  if (!page.parsed) {
    return [];
  }
  const kind = kindOf(page);
  const findings = [...checkHeadings(page, kind), ...checkOrder(page, kind)];
  if (!page.hasOpening && kind !== 'landing') {
    findings.push({
      file: page.file,
      line: page.headings[0]?.line ?? 1,
      came: 'a heading before any text',
      allowed: 'an opening of one or two sentences above the first heading',
    });
  }
  return findings;
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
      const {fixed = [], reworded = []} = skeletons[kind] ?? {};
      if (fixed.some(([id]) => id === heading.id && !reworded.includes(id))) {
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
    const english = skeletons[page ? kindOf(page) : '']?.fixed.find(([id]) => id === heading?.id)?.[1];
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
