import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {docsFolder, locales, type Locale} from '../../config/locales';
import {organization, squads} from '../metrics/organization';
import {workItems} from '../metrics/workItems';
import {errorAreas, errorsOf, platformErrors} from './errors';
import {limits, type LimitId} from './limits';
import {permissionAreas, permissions} from './permissions';
import {retention} from './retention';
import {roles} from './roles';
import {statefulItems} from './states';

/*
 * The pages say what the data says: they name only codes, roles, limits,
 * states and people that it has.
 */

interface PageText {
  locale: Locale;
  /** Below the folder of the language. */
  file: string;
  text: string;
}

/** The pages below a folder of the documents, in both languages. */
const pagesBelow = (folder: string): PageText[] =>
  locales.flatMap((locale) => {
    const root = path.join(docsFolder[locale], folder);
    return existsSync(root)
      ? readdirSync(root, {recursive: true, encoding: 'utf8'})
          .filter((name) => name.endsWith('.mdx'))
          .map((name) => ({
            locale,
            file: path.posix.join(folder, name.replaceAll('\\', '/')),
            text: readFileSync(path.join(root, name), 'utf8'),
          }))
      : [];
  });

const everyPage = pagesBelow('.');
const platformPages = pagesBelow('platform');

const prefixes = errorAreas.map(({prefix}) => prefix).join('|');

/** Codes that a text names and no error has. */
function unknownCodes(text: string): string[] {
  const known: readonly string[] = platformErrors.map(({code}) => code);
  return [...text.matchAll(new RegExp(`\\b(?:${prefixes})-\\d+\\b`, 'g'))]
    .map(([code]) => code)
    .filter((code) => !known.includes(code));
}

/** The roles as sentences write them, with the forms that agree with a person. */
const roleNames: Record<Locale, RegExp> = {
  en: /^(organization admin|alliance lead|squad lead)s?$/i,
  'pt-BR':
    /^(administrador(a|es|as)? da (sua )?organização|líder(es)? (de|da|das) (sua |suas )?(squads?|alianças?))$/i,
};

/** Whatever reads like the name of a role over an organization, an alliance or a squad. */
const likeRoles: Record<Locale, RegExp> = {
  en: /\b(?:organi[sz]ation|org|alliance|squad|team) (?:admin(?:istrator)?s?|owners?|managers?|lead(?:er)?s?|masters?)\b/gi,
  'pt-BR':
    /(?<!\p{L})(?:administrador(?:a|es|as)?|dono|dona|gestor(?:a|es|as)?|líder(?:es)?|chefe) d[aeo]s? (?:suas? )?(?:organização|squads?|alianças?|times?)(?!\p{L})/giu,
};

const unknownRoles = (text: string, locale: Locale): string[] =>
  [...text.matchAll(likeRoles[locale])].map(([name]) => name).filter((name) => !roleNames[locale].test(name));

/** `up to 8 personas`, by what is counted: in words of both languages, and the limits that it may quote. */
const countedLimits: {nouns: Record<Locale, string>; values: readonly number[]}[] = (
  [
    ['personas', 'personas', ['personas-per-initiative']],
    ['linked editors', 'editores vinculados', ['linked-editors-per-person']],
    ['squads', 'squads', ['squads-per-person', 'squads-per-alliance']],
    ['organizations', 'organizações', ['organizations-per-person']],
    ['draft epics', 'rascunhos de épicos', ['draft-epics-per-generation']],
    ['scenarios', 'cenários', ['scenarios-per-story']],
    ['stories', 'histórias', ['stories-per-epic']],
    ['members', 'membros', ['members-per-squad']],
    ['attachments', 'anexos', ['attachments-per-item']],
  ] as const
).map(([en, portuguese, ids]) => ({
  nouns: {en, 'pt-BR': portuguese},
  values: limits.filter(({id}) => (ids as readonly string[]).includes(id)).map(({max}) => max),
}));

/** Limits that a text gives otherwise than the data does. */
function wrongLimits(text: string, locale: Locale): string[] {
  const upTo = {en: 'up to|at most', 'pt-BR': 'até|no máximo'}[locale];
  return countedLimits.flatMap(({nouns, values}) => {
    const pattern = new RegExp(`(?:${upTo}) ([\\d.,]*\\d) ${nouns[locale]}(?!\\p{L})`, 'giu');
    return [...text.matchAll(pattern)]
      .filter(([, number = '']) => !values.includes(Number(number.replace(/[.,]/g, ''))))
      .map(([phrase]) => phrase);
  });
}

const maxima = (...ids: readonly LimitId[]): number[] =>
  limits.filter(({id}) => ids.includes(id)).map(({max}) => max);

/** Periods of the retention table that are given in months. */
const monthsKept = retention.flatMap(({kept}) => /^(\d+) months/.exec(kept.en)?.slice(1).map(Number) ?? []);

/** Phrases in which sentences repeat a number of the data, and what it may be. */
const repeatedNumbers: {phrase: Record<Locale, RegExp>; values: readonly number[]}[] = [
  {
    phrase: {
      en: /([\d.,]*\d) requests (?:a|in a|per) minute/g,
      'pt-BR': /([\d.,]*\d) requisições (?:por|em um) minuto/g,
    },
    values: maxima('api-requests'),
  },
  {
    phrase: {en: /up to ([\d.,]*\d) rows/g, 'pt-BR': /até ([\d.,]*\d) linhas(?! alteradas)/g},
    values: maxima('csv-import', 'export-rows'),
  },
  {
    phrase: {
      en: /(?:kept for|goes back) (\d+) months/g,
      'pt-BR': /(?:ficam?|guardad[ao]s?|alcança) (?:por |os últimos )?(\d+) meses/g,
    },
    values: monthsKept,
  },
];

/** Such phrases with a number that the data does not have. */
function wrongNumbers(text: string, locale: Locale): string[] {
  return repeatedNumbers.flatMap(({phrase, values}) =>
    [...text.matchAll(phrase[locale])]
      .filter(([, number = '']) => !values.includes(Number(number.replace(/[.,]/g, ''))))
      .map(([words]) => words),
  );
}

/** What a page passes to a table of the platform, as `component.prop=value`. */
function propsOf(text: string): {key: string; values: string[]}[] {
  const tags =
    text.match(
      /<(?:PermissionMatrix|ErrorCatalog|LimitTable|RetentionTable|RoleTable|StateTable)\b[^>]*>/g,
    ) ?? [];
  return tags.flatMap((tag) => {
    const component = /^<(\w+)/.exec(tag)?.[1] ?? '';
    return [...tag.matchAll(/(\w+)=(?:"([^"]*)"|\{\[([^\]]*)\]\})/g)].map(([, prop, text = '', list]) => ({
      key: `${component}.${prop}`,
      values: list === undefined ? [text] : [...list.matchAll(/'([^']*)'/g)].map(([, value = '']) => value),
    }));
  });
}

const allowedProps: Record<string, readonly string[]> = {
  'ErrorCatalog.area': errorAreas.map(({id}) => id),
  'ErrorCatalog.codes': platformErrors.map(({code}) => code),
  'LimitTable.limits': limits.map(({id}) => id),
  'PermissionMatrix.area': Object.keys(permissionAreas),
  'PermissionMatrix.permissions': permissions.map(({id}) => id),
  'RetentionTable.data': retention.map(({id}) => id),
  'RoleTable.roles': roles.map(({id}) => id),
  'StateTable.items': statefulItems.map(({id}) => id),
};

const wrongProps = (text: string): string[] =>
  propsOf(text).flatMap(({key, values}) =>
    values.filter((value) => !allowedProps[key]?.includes(value)).map((value) => `${key}=${value}`),
  );

describe('what the pages are checked by', () => {
  it('notices a code that is none', () => {
    expect(unknownCodes('`PLT-403`, `PLT-418` and `AUTH-1010`')).toEqual(['PLT-418', 'AUTH-1010']);
    expect(unknownCodes('RFC 8628, SHA-256, CHK-S142 and PAY-123')).toEqual([]);
  });

  it('notices a role that is none', () => {
    expect(unknownRoles('An org admin, a squad leader and an alliance lead', 'en')).toEqual([
      'org admin',
      'squad leader',
    ]);
    expect(unknownRoles('a gestora da aliança, uma administradora da organização', 'pt-BR')).toEqual([
      'gestora da aliança',
    ]);
  });

  it('notices a limit that is another', () => {
    expect(wrongLimits('up to 8 personas, up to 9 personas, at most 50 squads', 'en')).toEqual([
      'up to 9 personas',
      'at most 50 squads',
    ]);
    expect(wrongLimits('até 40 squads, até 4.000 squads', 'pt-BR')).toEqual(['até 4.000 squads']);
  });

  it('notices a number that the data does not have', () => {
    expect(
      wrongNumbers('60 requests a minute, 100 requests per minute, kept for 24 months, up to 500 rows', 'en'),
    ).toEqual(['100 requests per minute', 'kept for 24 months']);
    expect(
      wrongNumbers(
        'até 50.000 linhas, até 600 linhas, até 3.000 linhas alteradas, ficam por 12 meses',
        'pt-BR',
      ),
    ).toEqual(['até 600 linhas']);
  });

  it('notices a prop that the tables would refuse', () => {
    expect(
      wrongProps("<ErrorCatalog area=\"logins\" /> <LimitTable limits={['ai-tool-body', 'x']} />"),
    ).toEqual(['ErrorCatalog.area=logins', 'LimitTable.limits=x']);
    expect(wrongProps("<StateTable states={['story']} />")).toEqual(['StateTable.states=story']);
  });
});

describe.each(everyPage)('$file in $locale', ({text, locale}) => {
  it('names only codes of the data, and passes only its ids', () => {
    expect(unknownCodes(text)).toEqual([]);
    expect(wrongProps(text)).toEqual([]);
  });

  it('names only roles of the data', () => {
    expect(unknownRoles(text, locale)).toEqual([]);
  });
});

describe.each([...platformPages, ...pagesBelow('metrics')])('$file in $locale', ({text, locale}) => {
  it('gives the limits of the data', () => {
    expect(wrongLimits(text, locale)).toEqual([]);
    expect(wrongNumbers(text, locale)).toEqual([]);
  });
});

/** A page of the platform in one language. */
function platformPage(name: string, locale: Locale): string {
  const page = platformPages.find(
    (known) => known.locale === locale && known.file === `platform/${name}.mdx`,
  );
  if (page === undefined) {
    throw new Error(`There is no platform/${name}.mdx in ${locale}`);
  }
  return page.text;
}

describe.each(locales)('the pages of the platform in %s', (locale) => {
  it.each(errorAreas.filter(({id}) => errorsOf(id)[0]?.page.startsWith('platform/')))(
    'list the errors of $id on the page that the data names',
    ({id}) => {
      const name = path.basename(errorsOf(id)[0]?.page ?? '', '.mdx');
      expect(platformPage(name, locale)).toContain(`<ErrorCatalog area="${id}" />`);
    },
  );

  it('show all permissions, limits, roles and states once, on the introduction', () => {
    for (const table of ['PermissionMatrix', 'LimitTable', 'RoleTable', 'RetentionTable', 'StateTable']) {
      const whole = platformPages.filter(
        (page) => page.locale === locale && page.text.includes(`<${table} />`),
      );
      expect(whole.map(({file}) => file)).toEqual(['platform/introduction.mdx']);
    }
  });

  it('name every prefix of the codes on the introduction', () => {
    const introduction = platformPage('introduction', locale);
    const elsewhere = errorAreas.filter(({id}) => id !== 'general' && id !== 'generation');
    expect(elsewhere.filter(({prefix}) => !introduction.includes(`\`${prefix}\``))).toEqual([]);
  });

  it.each(statefulItems.filter(({page}) => page.startsWith('platform/')))(
    'name every state of $id on its page',
    ({id, page, states, others = []}) => {
      const text = platformPage(path.basename(page, '.mdx'), locale);
      const table = new RegExp(`<StateTable items=\\{\\[[^\\]]*'${id}'`);
      const missing = [...states, ...others].filter((state) => !text.includes(state[locale]));
      expect(table.test(text) ? [] : missing).toEqual([]);
    },
  );

  it('name only people and squads of the example organization, by their names in this language', () => {
    const text = platformPages
      .filter((page) => page.locale === locale)
      .map((page) => page.text)
      .join('\n');
    const known = organization.people.map(({name}) => name.toLowerCase().normalize('NFD'));
    const addresses = [...text.matchAll(/([a-z]+)\.([a-z]+)@cordilheira\.example/g)];
    expect(addresses.filter(([, first, last]) => !known.includes(`${first} ${last}`))).toEqual([]);
    const keys = squads.map(({key}) => key as string);
    const items = [...text.matchAll(/\b([A-Z][A-Z\d]{1,5})-[DESPTB]\d+\b/g)].map(([, key]) => key);
    expect(items.length).toBeGreaterThan(20);
    expect(items.filter((key) => !keys.includes(key ?? ''))).toEqual([]);
    const other = locale === 'en' ? 'pt-BR' : 'en';
    const foreign = squads.filter(
      ({name}) => name.en !== name['pt-BR'] && text.includes(`${name[other]} (\``),
    );
    expect(foreign).toEqual([]);
  });

  it('compute the figures of the example plan as the data does', () => {
    const {plan, contextTokens} = workItems;
    const decided = plan.cases.passed + plan.cases.failed;
    const all = decided + plan.cases.blocked + plan.cases.skipped + plan.cases.notRun;
    const percent = (part: number, whole: number) =>
      `${new Intl.NumberFormat(locale, {minimumFractionDigits: 1, maximumFractionDigits: 1}).format((part / whole) * 100)}%`;
    const page = platformPage('quality-assurance', locale);
    expect(page).toContain(`${plan.covered} ÷ ${plan.scenarios} = ${percent(plan.covered, plan.scenarios)}`);
    expect(page).toContain(`= ${percent(plan.cases.passed, decided)}`);
    expect(page).toContain(`÷ ${all} = ${percent(decided, all)}`);
    const number = new Intl.NumberFormat(locale);
    const budget = `${number.format(contextTokens.used)} ${locale === 'en' ? 'of' : 'de'} ${number.format(contextTokens.budget)}`;
    expect(platformPage('code', locale)).toContain(budget);
  });

  it('tell the example as the data does', () => {
    const {draftEpics, journey, outcome, personaClaims, story} = workItems;
    const discovery = platformPage('discovery', locale);
    const criteria = platformPage('requirements', locale);
    for (const {title, value, risk} of draftEpics) {
      expect(discovery).toContain(`| ${title[locale]} | ${value} | ${risk} |`);
    }
    // The picture draws the feelings from the data; the caption names the lowest.
    const low = journey.reduce((lowest, stage) => (stage.feeling < lowest.feeling ? stage : lowest));
    expect(discovery).toMatch(
      new RegExp(`<Figure caption="[^"]*${low.title[locale]}">\\n<Screen id="journey" />`),
    );
    const claims = personaClaims.evidence + personaClaims.assumption;
    const share = (personaClaims.evidence / claims) * 100;
    expect(discovery).toContain(`${personaClaims.evidence} ÷ ${claims} = ${share}%`);
    expect(discovery).toContain(String(outcome.callsPerMonth.baseline));
    expect(discovery).toContain(String(outcome.callsPerMonth.target));
    for (const scenario of story.scenarios) {
      expect(criteria).toContain(`: ${scenario.title[locale]}\n`);
    }
  });
});
