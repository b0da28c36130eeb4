import fc from 'fast-check';
import {expect, it} from 'vitest';
import {rawOf} from '../../../../tests/support/places';
import {locales} from '../../../config/locales';
import {layers, overrides, promptLayers, replaced, sources, type Have, type Layer} from './layers';

const read = (have: Have): Layer[] =>
  promptLayers(have)
    .filter(({state}) => state === 'in')
    .map(({layer}) => layer);

it('the layers of a prompt follow what the pages say', () => {
  const having: fc.Arbitrary<Have> = fc.record({
    override: fc.constantFrom(...overrides),
    present: fc.subarray([...sources]).map((list) => new Set(list)),
    readsAgents: fc.boolean(),
  });
  const check = (have: Have) => {
    const {override, present} = have;
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
  };
  fc.assert(fc.property(having, check));
});

it.each(locales)('the pages count as many lost parts as the anatomy drops, %s', (locale) => {
  const page = rawOf('features/footgun-prompting', locale);
  const section = /\{#what-changes\}([\s\S]*?)\n## /.exec(page)?.[1] ?? '';
  // Head and rule of the table aside.
  expect(section.match(/^\|/gm)).toHaveLength(replaced.length + 2);
});
