// @vitest-environment node
import {describe, expect, it} from 'vitest';
import config from '../../docusaurus.config';

describe('the configuration', () => {
  it('lets no broken link, anchor or picture through', () => {
    const {onBrokenLinks, onBrokenAnchors, markdown} = config;
    expect({onBrokenLinks, onBrokenAnchors, ...markdown?.hooks}).toEqual({
      onBrokenLinks: 'throw',
      onBrokenAnchors: 'throw',
      onBrokenMarkdownLinks: 'throw',
      onBrokenMarkdownImages: 'throw',
    });
  });
});
