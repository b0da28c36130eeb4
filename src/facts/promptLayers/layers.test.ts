import {describe, expect, it} from 'vitest';
import {draw} from '../../../tests/support/draw';
import {pages} from '../../../tests/support/places';
import {seeded} from '../../../tests/support/random';
import {locales} from '../../config/locales';
import {examples} from './instrument';
import {layers, overrides, promptLayers, replaced, sources, type Have, type Layer} from './layers';

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
