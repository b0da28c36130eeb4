import {describe, expect, it} from 'vitest';
import {renderCalculator} from '../../../../tests/support/calculator';
import {locales} from '../../../config/locales';
import {product} from '../../../config/product';
import PromptAnatomy, {examples} from './index';
import {promptLayers} from './layers';

describe.each(['project', 'override'] as const)('the anatomy of the example %s', (example) => {
  it.each(locales)('has the layers that the model reads, %s', (locale) => {
    const {form, verdict, text} = renderCalculator('PromptAnatomy', PromptAnatomy, {locale, own: {example}});
    const states = promptLayers(examples[example]);
    const count = (wanted: string) => states.filter(({state}) => state === wanted).length;
    expect(form.querySelectorAll('li[data-state=in]')).toHaveLength(count('in'));
    expect(form.querySelectorAll('li del')).toHaveLength(count('dropped'));
    expect(verdict()).toContain(String(count('in')));
    expect(text()).toContain(`${product.folder}/rules/`);
  });
});

it('the anatomy tells a reason once, at the first layer that it drops', () => {
  const {text, type, check} = renderCalculator('PromptAnatomy', PromptAnatomy, {
    own: {example: 'project' as const},
  });
  const told = (sentence: string) => text().split(sentence).length - 1;
  type('override', 'text');
  check('servers');
  expect(told('Your own system prompt replaces what is crossed out here.')).toBe(1);
  check('readsAgents');
  check('agentFile');
  expect(told('The setting useAgentRules is off in this folder.')).toBe(1);
  type('override', 'empty');
  expect(told('The file is empty, so the standard prompt is used.')).toBe(1);
  check('oldRules');
  expect(told('It is read only while the folders hold nothing.')).toBe(1);
});
