import {describe, expect, it} from 'vitest';
import {renderCalculator} from '../../../../tests/support/calculator';
import {locales} from '../../../config/locales';
import {kindRoutes} from '../../../data/providers';
import {chooserData} from './data';
import ProviderChooser from './index';

const open = (query = '') => renderCalculator('ProviderChooser', ProviderChooser, {query});

describe('the provider chooser', () => {
  it('lists the providers of the page’s example, each with its page and its reason', () => {
    const {verdict, form} = open();
    expect(verdict()).toBe('5 providers fit, the best match first:');
    const [first] = form.querySelectorAll('li');
    expect(first?.textContent).toBe(
      'Amazon Bedrock Cloud platformRequests go to your own cloud account, in the region that you choose. API key: optional. Images: by model. Prompt caching: optional.',
    );
    expect(first?.querySelector('a')?.getAttribute('href')).toBe('/providers/bedrock');
    expect(form.querySelectorAll('li')).toHaveLength(4);
    expect(form.textContent).toContain('Also: OpenAI Compatible.');
  });

  it('says what stands in the way where nothing fits', () => {
    const {verdict, form} = open('?place=machine&beginning=gateway');
    expect(verdict()).toMatch(/^No provider has all of this\. Some would fit /);
    expect(form.querySelectorAll('li')).toHaveLength(0);
  });
});

it.each(locales)('the data say where each kind sends a request, %s', (locale) => {
  const {rows, routes} = chooserData(locale);
  expect(Object.keys(routes)).toEqual(Object.keys(kindRoutes));
  expect(JSON.stringify({rows, routes})).not.toMatch(/\{product|undefined/);
  expect(rows.filter(({address}) => !/^\/providers\/[a-z\d-]+$/.test(address))).toEqual([]);
});
