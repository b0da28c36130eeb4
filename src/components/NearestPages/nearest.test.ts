import {describe, expect, it} from 'vitest';
import {nearestPages} from './nearest';

const pages = [
  {id: '/features/checkpoints', to: '/features/checkpoints', title: 'Checkpoints'},
  {id: '/features/tools/apply-diff', to: '/features/tools/apply-diff', title: 'apply_diff'},
  {id: '/providers/ollama', to: '/providers/ollama', title: 'Ollama'},
  {id: '/faq', to: '/faq', title: 'FAQ'},
];

describe('nearestPages', () => {
  it('finds a page that moved to another folder', () => {
    expect(nearestPages('/advanced/checkpoints', pages, 3, '/')[0]?.to).toBe('/features/checkpoints');
  });

  it('finds a page by a misspelt name', () => {
    expect(nearestPages('/features/tools/aply-dif', pages, 3, '/')[0]?.to).toBe('/features/tools/apply-diff');
  });

  it('keeps to the limit and offers nothing for an address like no other', () => {
    expect(nearestPages('/features/checkpoint', pages, 1, '/')).toHaveLength(1);
    expect(nearestPages('/zzzz-qqqq', pages, 3, '/')).toEqual([]);
  });

  it('takes neither a few letters nor the base for likeness', () => {
    const portuguese = [{id: '/pt-BR/providers/openai', to: '/pt-BR/providers/openai', title: 'OpenAI'}];
    expect(nearestPages('/pt-BR/nope', portuguese, 3, '/pt-BR/')).toEqual([]);
    expect(nearestPages('/pt-BR/provider/openia', portuguese, 3, '/pt-BR/')).toHaveLength(1);
  });
});
