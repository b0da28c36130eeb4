import {expect, it} from 'vitest';
import {sections} from '@site/src/config/sections';
import {sectionIcons} from './SectionIcon';

it('every section has a sign of its own, and no sign is left over', () => {
  expect(Object.keys(sectionIcons).toSorted()).toEqual(sections.map(({path}) => path).toSorted());
  expect(new Set(Object.values(sectionIcons)).size).toBe(sections.length);
});
