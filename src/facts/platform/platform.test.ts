import {describe, expect, it} from 'vitest';
import {textsIn} from '../localized';
import {repeated, textFaults, splitMarks} from '../../../tests/support/localizedTexts';
import {locales, type Locale} from '../../config/locales';
import {allPages} from '../../config/sections';
import labels from '../labels/platform.json';
import {anchorOf, errorAreas, errorsOf, platformErrors, type ErrorCode} from './errors';
import {limits, type Limit, type LimitId} from './limits';
import {permissionAreas, permissions, accessLevels, type AccessLevel, type PermissionId} from './permissions';
import {retention} from './retention';
import {roles} from './roles';
import {statefulItems} from './states';

const data = {
  accessLevels,
  limits,
  permissionAreas,
  permissions,
  platformErrors,
  retention,
  roles,
  statefulItems,
};

/** What a message leaves open: `{n}`. */
const openIn = (message: string): string[] => [...(message.match(/\{\w+\}/g) ?? [])].sort();

describe('every text of the platform', () => {
  it('is there in both languages, with its marks closed', () => {
    expect(textsIn(data).length).toBeGreaterThan(400);
    expect(textsIn(data).flatMap(textFaults)).toEqual([]);
  });

  it('in bold is written as in the interface, in each language', () => {
    for (const locale of locales) {
      const written = new Set(labels.map((label) => label[locale]));
      const quoted = textsIn(data).flatMap((text) =>
        splitMarks(text[locale]).flatMap(({kind, text: path}) => (kind === 'label' ? path.split(' → ') : [])),
      );
      expect(quoted.length).toBeGreaterThan(5);
      expect(quoted.filter((label) => !written.has(label))).toEqual([]);
    }
  });

  it('in bold is the same label in both languages', () => {
    const pairs = new Set(labels.map((label) => `${label.en} | ${label['pt-BR']}`));
    const bold = (text: string) =>
      splitMarks(text).flatMap(({kind, text: path}) => (kind === 'label' ? path.split(' → ') : []));
    const shown = textsIn(data).flatMap((text) => {
      const translated = bold(text['pt-BR']);
      return bold(text.en).map((label, index) => `${label} | ${translated[index]}`);
    });
    expect(shown.filter((pair) => !pairs.has(pair))).toEqual([]);
  });
});

describe('roles', () => {
  it('are the five of the model, from the widest to the narrowest', () => {
    expect(roles.map(({id}) => id)).toEqual(['org_admin', 'alliance_lead', 'squad_lead', 'member', 'viewer']);
  });

  it('use a seat, all but the viewer', () => {
    expect(roles.filter(({usesSeat}) => !usesSeat).map(({id}) => id)).toEqual(['viewer']);
  });
});

describe('permissions', () => {
  /**
   * Written out, so that a change of the data shows here too. Columns: the roles,
   * widest first. O whole organization, A own alliance, S own squad, V scope of
   * the viewer, Y yes, M own only, - no; lower case is read only, r nothing else.
   */
  const expected: Record<PermissionId, string> = {
    manage_organization: 'O----',
    read_audit_log: 'O----',
    manage_people: 'OAS--',
    manage_alliances: 'O----',
    manage_squads: 'OA---',
    edit_squad: 'OAS--',
    connect_tools: 'O----',
    map_tools: 'OAS--',
    edit_work_items: 'OASS-',
    approve_work_items: 'OAS--',
    write_ai_tools: 'OASS-',
    publish_ai_tools: 'OAS--',
    use_extension: 'YYYY-',
    read_squad_metrics: 'OASSV',
    read_alliance_vision: 'OAa-v',
    edit_okrs: 'OAS-r',
    run_maturity: 'OAS--',
    validate_maturity: 'OA---',
    set_budgets: 'OA---',
    export_metrics: 'OAS--',
    read_own_activity: 'MMMM-',
    read_work_items: 'OASSV',
    run_pulse: 'OAS--',
    annotate_charts: 'OA---',
    create_api_tokens: 'YYYY-',
    read_seat_state: 'O----',
  };
  const signs: Record<AccessLevel, string> = {
    organization: 'O',
    alliance: 'A',
    squad: 'S',
    scope: 'V',
    own: 'M',
    yes: 'Y',
    none: '-',
  };

  it('have the rows of the model, each once, and identifiers of their own', () => {
    expect(permissions.map(({row}) => row)).toEqual(Array.from({length: 26}, (_, index) => index + 1));
    expect(repeated(permissions.map(({id}) => id))).toEqual([]);
  });

  it.each(permissions)('$id: every role has a grant, and no one else', ({grants}) => {
    expect(Object.keys(grants)).toEqual(roles.map(({id}) => id));
  });

  it.each(permissions)('$id agrees with the matrix of the model', ({id, grants}) => {
    const row = roles.map((role) => {
      const {access, readOnly} = grants[role.id];
      if (!readOnly) {
        return signs[access];
      }
      return access === 'none' ? 'r' : signs[access].toLowerCase();
    });
    expect(row.join('')).toBe(expected[id]);
  });

  it('never reach further for a narrower role', () => {
    const reach: AccessLevel[] = ['none', 'squad', 'alliance', 'organization'];
    for (const {grants} of permissions) {
      const steps = [grants.org_admin, grants.alliance_lead, grants.squad_lead, grants.member].map(
        ({access}) => reach.indexOf(access),
      );
      expect(steps).toEqual([...steps].sort((a, b) => b - a));
    }
  });

  it('never let a viewer change anything', () => {
    const changing = permissions.filter(({id, grants}) => {
      const {access, readOnly} = grants.viewer;
      return access !== 'none' && !readOnly && !id.startsWith('read_');
    });
    expect(changing).toEqual([]);
  });

  it('fill every part of the table', () => {
    const used = permissions.map(({area}) => area);
    expect(Object.keys(permissionAreas).filter((area) => !used.includes(area as never))).toEqual([]);
  });
});

describe('errors', () => {
  it('have codes of their own', () => {
    expect(repeated(platformErrors.map(({code}) => code))).toEqual([]);
    expect(repeated(platformErrors.map(({code}) => anchorOf(code)))).toEqual([]);
  });

  it('belong to one area each', () => {
    expect(errorAreas.flatMap(({id}) => errorsOf(id))).toEqual(platformErrors);
    expect(errorAreas.filter(({id}) => errorsOf(id).length === 0)).toEqual([]);
  });

  it.each(platformErrors)('$code is explained on a page of the site', ({page}) => {
    expect(allPages).toContain(page.replace(/\.mdx$/, ''));
  });

  it.each(platformErrors)('$code: its texts are whole sentences', ({message, cause, fix}) => {
    for (const locale of locales) {
      expect([message, cause, fix].filter((text) => !/^[\p{Lu}\d{].*[.]$/u.test(text[locale]))).toEqual([]);
    }
  });

  it.each(platformErrors)('$code: both messages leave the same open', ({message}) => {
    expect(openIn(message['pt-BR'])).toEqual(openIn(message.en));
  });

  it('leave what is open in a message out of cause and fix', () => {
    const open = platformErrors.filter(({cause, fix}) => openIn(cause.en + fix.en).length > 0);
    expect(open.map(({code}) => code)).toEqual([]);
  });
});

/** Numbers of a text as it writes them. */
const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,]\d{3})*/g) ?? [];

/** A number as a language writes it. */
const written = (value: number, locale: Locale): string => new Intl.NumberFormat(locale).format(value);

describe('limits', () => {
  it('have identifiers of their own', () => {
    expect(repeated(limits.map(({id}) => id))).toEqual([]);
  });

  it.each(limits as readonly Limit[])(
    '$id: the range holds the default',
    ({min = 0, max, default: usual = max}) => {
      expect(min).toBeLessThan(max);
      expect(usual).toBeGreaterThanOrEqual(min);
      expect(usual).toBeLessThanOrEqual(max);
    },
  );

  const quoting: [ErrorCode, LimitId][] = [
    ['LNK-104', 'linked-editors-per-person'],
    ['PRF-103', 'active-tokens-per-person'],
    ['DSC-102', 'personas-per-initiative'],
    ['REQ-104', 'scenarios-per-story'],
    ['QAS-102', 'cases-per-plan'],
    ['MET-103', 'metrics-window'],
    ['MET-104', 'export-rows'],
    ['TEA-102', 'members-per-squad'],
    ['TEA-104', 'squads-per-person'],
  ];

  it.each(quoting)('the message of %s quotes %s', (code, id) => {
    const error = platformErrors.find((known) => known.code === code);
    const limit = limits.find((known) => known.id === id);
    for (const locale of locales) {
      const values = [limit?.min, limit?.max].flatMap((value) =>
        value === undefined ? [] : [written(value, locale)],
      );
      expect(numbersIn(error?.message[locale] ?? '')).toEqual(values);
    }
  });

  it('are quoted in the causes as they are', () => {
    const {max} = limits.find(({id}) => id === 'generations-per-day') as Limit;
    const fix = platformErrors.find(({code}) => code === 'GEN-002')?.fix;
    const cause = platformErrors.find(({code}) => code === 'PLT-413')?.cause;
    for (const locale of locales) {
      expect(fix?.[locale]).toContain(`10–${written(max, locale)}`);
      expect(cause?.[locale]).toMatch(/25 MB/);
    }
  });
});

describe('retention and states', () => {
  it('have identifiers of their own', () => {
    expect(repeated(retention.map(({id}) => id))).toEqual([]);
    expect(repeated(statefulItems.map(({id}) => id))).toEqual([]);
  });

  it('keep everything for the same time in both languages', () => {
    const different = retention.filter(
      ({kept}) => numbersIn(kept.en).sort().join() !== numbersIn(kept['pt-BR']).sort().join(),
    );
    expect(different).toEqual([]);
  });

  it.each(statefulItems)('$id: its states are different ones, in each language', ({states, others = []}) => {
    for (const locale of locales) {
      expect(repeated([...states, ...others].map((state) => state[locale]))).toEqual([]);
    }
  });

  it.each(statefulItems)('$id is explained on a page of the site', ({page}) => {
    expect(allPages).toContain(page.replace(/\.mdx$/, ''));
  });
});
