import {describe, expect, it} from 'vitest';
import {draw, rowsOf} from '../../../tests/support/draw';
import {textsIn} from '../localized';
import {repeated, splitMarks, textFaults} from '../../../tests/support/localizedTexts';
import {missingPlaces, pages, placesIn, usesOf} from '../../../tests/support/places';
import {locales} from '../../config/locales';
import {product} from '../../config/product';
import {fillTokens, tokensFor} from '../../config/tokens';
import editorLabels from '../labels/editor.json';
import labels from '../labels/extension.json';
import {settings, type Setting} from './data';
import {settingScopes, settingSections} from './sections';

const texts = textsIn({settings, settingSections, settingScopes});

describe('every text', () => {
  it('is there in both languages, with its marks closed and its tokens known', () => {
    expect(texts.flatMap(textFaults)).toEqual([]);
    for (const text of texts) {
      for (const locale of locales) {
        expect(fillTokens(text[locale], tokensFor(locale), text.en)).not.toContain('{product.');
      }
    }
  });

  it('has the same code in both languages', () => {
    const codeIn = (text: string) =>
      splitMarks(text)
        .flatMap(({kind, text: code}) => (kind === 'code' ? code : []))
        .sort();
    for (const text of texts) {
      expect(codeIn(text['pt-BR'])).toEqual(codeIn(text.en));
    }
  });

  it('names labels as the interface writes them', () => {
    for (const locale of locales) {
      const written = new Set([...labels, ...editorLabels].map((label) => label[locale]));
      const quoted = texts.flatMap((text) =>
        splitMarks(text[locale]).flatMap(({kind, text: path}) => (kind === 'label' ? path.split(' → ') : [])),
      );
      expect(quoted.length).toBeGreaterThan(settings.length / 2);
      expect(quoted.filter((label) => !written.has(label))).toEqual([]);
    }
  });

  it('links to sections that are there', () => {
    const linked = texts.flatMap((text) => locales.flatMap((locale) => placesIn(text[locale])));
    expect(linked.length).toBeGreaterThan(5);
    expect(missingPlaces(linked)).toEqual([]);
  });
});

describe('settings', () => {
  it('have ids of their own', () => {
    expect(repeated(settings.map(({id}) => id))).toEqual([]);
  });

  it.each(settings)('$id: has a label of the interface, or a name in VS Code', ({id, label, key}) => {
    expect(label ?? key).toBeDefined();
    if (key) {
      expect(id).toBe(key);
    }
    if (label) {
      expect(labels).toContainEqual(expect.objectContaining(label));
    }
  });

  it.each(settings)('$id: says what it does in sentences', ({effect}) => {
    for (const locale of locales) {
      expect(effect[locale]).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  it.each(settings)('$id: its default is possible', ({default: value, range}) => {
    if (typeof value === 'number' && range && 'min' in range) {
      const {min, max, step} = range;
      expect(value).toBeGreaterThanOrEqual(min);
      expect(value).toBeLessThanOrEqual(max);
      for (const steps of step === undefined ? [] : [(value - min) / step, (max - min) / step]) {
        expect(steps - Math.round(steps)).toBeCloseTo(0);
      }
    }
  });

  it('are explained in sections that exist in both languages', () => {
    expect(missingPlaces(settings.map(({home}) => home))).toEqual([]);
  });
});

/** The settings that a use of the table shows. */
const shownBy = ({ids, section}: {ids?: unknown; section?: unknown}): Setting[] =>
  settings.filter(({id, section: own}) => (Array.isArray(ids) ? ids.includes(id) : own === section));

describe('the pages', () => {
  it('show the row of a setting in its home alone', () => {
    const shown = usesOf('SettingTable').flatMap(({locale, page, section, props}) =>
      shownBy(props).map((setting) => ({setting, locale, place: {page, section}})),
    );
    expect(shown.length).toBeGreaterThan(settings.length);
    expect(shown.filter(({setting, place}) => place.page !== setting.home.page)).toEqual([]);
    expect(shown.filter(({setting, place}) => place.section !== setting.home.section)).toEqual([]);
    expect(repeated(shown.map(({setting, locale}) => `${locale}: ${setting.id}`))).toEqual([]);
  });

  it('type no row of a setting by hand', () => {
    // The form of a provider has fields of the same name, such as its own list of models.
    const general = pages.filter(({id}) => !id.startsWith('providers/'));
    const byHand = general.flatMap(({file, raw, locale}) => {
      const names = settings.flatMap(({label, key}) => [
        ...(label ? [`<UI>${label[locale]}</UI>`] : []),
        ...(key ? [`{product.settings}.${key}\``, `| \`${key}\` `] : []),
      ]);
      let isAboutSettings = false;
      return raw.split('\n').flatMap((line, index, lines) => {
        if (!line.startsWith('|')) {
          return [];
        }
        if (!lines[index - 1]?.startsWith('|')) {
          isAboutSettings = /\| (Default|Padrão|Range|Faixa) /.test(line);
          return [];
        }
        const [, first = ''] = line.split(/(?<!\\)\|/);
        return isAboutSettings && names.some((name) => `|${first}`.includes(name))
          ? [`${file}:${index + 1}`]
          : [];
      });
    });
    expect(byHand).toEqual([]);
  });
});

describe('the table', () => {
  it('says default, range and effect in the language of the page', () => {
    const mdx = "<SettingTable ids={['match-precision', 'rate-limit']} />";
    expect(rowsOf(draw(mdx)).map((row) => row.slice(0, 3))).toEqual([
      ['Match precision', '100%', '80 to 100%, in steps of 0.5'],
      ['Rate limit', '0 s (off)', '0 to 60 s'],
    ]);
    expect(rowsOf(draw(mdx, 'pt-BR')).map((row) => row.slice(0, 3))).toEqual([
      ['Precisão de correspondência', '100%', 'De 80 a 100%, em passos de 0,5'],
      ['Limite de taxa', '0 s (desativado)', 'De 0 a 60 s'],
    ]);
  });

  it('keeps the order of the page, and names the section where rows differ in it', () => {
    const [first, second] = rowsOf(
      draw("<SettingTable ids={['newTaskRequireTodos', 'enable-todo-list']} />"),
    );
    expect(first?.slice(0, 3)).toEqual([
      `${product.settings}.newTaskRequireTodos, in VS Code's settings`,
      'false',
      'true or false',
    ]);
    expect(second?.[0]).toBe('Enable todo list tool, in Settings → Providers → Advanced settings');
  });

  it('shows a section of Settings', () => {
    const $ = draw('<SettingTable section="checkpoints" scope />');
    expect(rowsOf($).map(([name, value, range, scope]) => [name, value, range, scope])).toEqual([
      ['Enable automatic checkpoints', 'On', 'On or off', 'You, in all windows'],
      ['Checkpoint initialization timeout (seconds)', '15 s', '10 to 60 s', 'You, in all windows'],
    ]);
  });

  it('leaves a column out that no row fills', () => {
    const heads = (mdx: string) =>
      draw(mdx)('thead th')
        .toArray()
        .map((head) => draw(mdx)(head).text());
    expect(heads("<SettingTable ids={['collapse-thinking']} />")).toEqual(['Setting', 'What it does']);
    expect(heads("<SettingTable ids={['language']} />")).toEqual(['Setting', 'Default', 'What it does']);
  });

  it('links a setting to its home, and not on the page that is its home', () => {
    const mdx = "<SettingTable ids={['rate-limit']} />";
    const {home} = settings.find(({id}) => id === 'rate-limit') as Setting;
    expect(draw(mdx)('td:first-child a').attr('href')).toBe(`/${home.page}#${home.section}`);
    expect(draw(mdx, 'en', home.page)('td:first-child a')).toHaveLength(0);
    expect(draw(mdx, 'en', home.page)('td:first-child ui').text()).toBe('Rate limit');
  });

  it('names the providers that heed a setting', () => {
    const $ = draw("<SettingTable ids={['apiRequestTimeout']} />");
    expect($('td').last().text()).toMatch(
      /It applies to DeepSeek, v0, OpenAI Compatible,? and LM Studio only\.$/,
    );
    expect($('td').last().find('a')).toHaveLength(4);
  });

  it('wants ids or a section, and not both', () => {
    expect(() => draw('<SettingTable />')).toThrow(
      /<SettingTable>: ids is missing; allowed: a list of enable-/,
    );
    expect(() => draw(`<SettingTable section="ui" ids={['language']} />`)).toThrow(/nothing beside section/);
    expect(() => draw('<SettingTable section="looks" />')).toThrow(
      /section is "looks"; allowed: "providers"/,
    );
  });
});
