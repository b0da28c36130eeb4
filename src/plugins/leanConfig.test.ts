import type {DocusaurusConfig} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {readersConfig} from './leanConfig';

it('leaves to the browser what pages read, and drops what only the build does', () => {
  const read = {
    title: 'Docs',
    url: 'https://docs.example',
    baseUrl: '/',
    trailingSlash: false,
    titleDelimiter: '|',
    favicon: 'img/icon.png',
    future: {experimental_router: 'browser'},
    themeConfig: {navbar: {}},
    customFields: {contact: 'a@docs.example'},
  };
  const whole = {
    ...read,
    ssrTemplate: '<html>',
    headTags: [{tagName: 'meta', attributes: {}}],
    presets: ['classic'],
    markdown: {format: 'detect'},
  } as unknown as DocusaurusConfig;
  expect(readersConfig(whole)).toEqual(read);
  expect(whole).toHaveProperty('ssrTemplate');
});
