import {describe, expect, it} from 'vitest';
import {draw} from '../../../tests/support/draw';
import {pages} from '../../../tests/support/places';
import {seeded} from '../../../tests/support/random';
import {locales} from '../../config/locales';
import {examples} from './instrument';
import {layerResults} from './results';
import {layers, overrides, promptLayers, replaced, sources, type Drop, type Have, type Layer} from './layers';

const read = (have: Have): Layer[] =>
  promptLayers(have)
    .filter(({state}) => state === 'in')
    .map(({layer}) => layer);

describe('the layers of a prompt', () => {
  it('follow what the pages say, in 1,000 cases', () => {
    const random = seeded(5);
    for (let round = 0; round < 1000; round++) {
      const present = new Set(sources.filter(() => random() < 0.5));
      const override = overrides[Math.floor(random() * overrides.length)] ?? 'none';
      const have: Have = {override, present, readsAgents: random() < 0.7};
      const found = read(have);
      // The order never changes, and what every prompt has is never lost.
      expect(found).toEqual(layers.filter((layer) => found.includes(layer)));
      expect(found).toEqual(expect.arrayContaining(['role', 'language', 'message']));
      // The file replaces all of the standard parts or none, and nothing else.
      const isReplaced = override === 'text';
      expect(found.includes('override')).toBe(isReplaced);
      for (const layer of replaced) {
        const isThere = layer !== 'servers' || present.has('servers');
        expect(found.includes(layer)).toBe(isThere && !isReplaced);
      }
      // One of the two names is read at most; the older form only while the folders hold nothing.
      expect(found.filter((layer) => layer === 'agentsFile' || layer === 'agentFile').length).toBe(
        have.readsAgents && (present.has('agentsFile') || present.has('agentFile')) ? 1 : 0,
      );
      expect(found.includes('oldRules')).toBe(
        present.has('oldRules') && !present.has('homeRules') && !present.has('projectRules'),
      );
      for (const kept of ['instructions', 'modeRules', 'organizationRules', 'projectRules'] as const) {
        expect(found.includes(kept)).toBe(present.has(kept));
      }
    }
  });
});

describe.each(locales)('the pages, %s', (locale) => {
  it('count as many lost parts as the anatomy drops', () => {
    const page = pages.find((one) => one.id === 'features/footgun-prompting' && one.locale === locale);
    const section = /\{#what-changes\}([\s\S]*?)\n## /.exec(page?.raw ?? '')?.[1] ?? '';
    // Head and rule of the table aside.
    expect(section.match(/^\|/gm)).toHaveLength(replaced.length + 2);
  });

  it.each(['project', 'override'] as const)('hold the example %s before any script', (example) => {
    const $ = draw(`<PromptAnatomy example="${example}" />`, locale);
    const states = promptLayers(examples[example]);
    expect($('li[data-state=in]')).toHaveLength(states.filter(({state}) => state === 'in').length);
    expect($('li').text()).not.toContain('{');
    expect($('[id], a')).toHaveLength(0);
  });
});

describe('what the anatomy says', () => {
  const words = {whole: '{count} parts', dropped: '{count} parts, not {dropped}', drops: {}};
  const drops = new Proxy({}, {get: (_, drop) => `because of ${String(drop)}`}) as Record<Drop, string>;
  const say = (have: Have) => layerResults(have, {...words, drops}).results;

  it('counts the parts, and those left out', () => {
    const have: Have = {override: 'none', present: new Set(), readsAgents: true};
    expect(say(have).verdict).toMatch(/^\d+ parts$/);
    const states = promptLayers({...have, override: 'text'});
    const count = (wanted: string) => states.filter(({state}) => state === wanted).length;
    expect(count('dropped')).toBeGreaterThan(1);
    expect(say({...have, override: 'text'}).verdict).toBe(`${count('in')} parts, not ${count('dropped')}`);
  });

  it('tells a reason once, at the first part that it drops', () => {
    const have: Have = {override: 'text', present: new Set(sources), readsAgents: false};
    const reasons = Object.entries(say(have)).filter(
      ([name, text]) => name.startsWith('why-') && text !== '',
    );
    const told = reasons.map(([, text]) => text);
    expect(told.length).toBeGreaterThan(1);
    expect(new Set(told).size).toBe(told.length);
    for (const [name, text] of reasons) {
      const first = promptLayers(have).find(({drop}) => text === `because of ${drop}`);
      expect(name).toBe(`why-${first?.layer}`);
    }
  });
});
