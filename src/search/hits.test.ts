import {describe, expect, it} from 'vitest';
import {describe as describeHit, hitTypes, type Hit} from './hits';

const page = {i: 1, t: 'Checkpoints', u: '/features/checkpoints', b: ['Features']};
const base = {page, metadata: {}, tokens: ['save']} as const;
const plain = (parts: readonly {text: string}[]) => parts.map(({text}) => text).join('');
const nowhere = () => undefined;

describe('a hit in words', () => {
  it('is a page, under its breadcrumbs', () => {
    const entry = describeHit({...base, page: false, document: page, type: hitTypes.title}, 50, nowhere);
    expect([entry.href, plain(entry.title), entry.place, entry.summary]).toEqual([
      '/features/checkpoints',
      'Checkpoints',
      ['Features'],
      [],
    ]);
  });

  it('is a section, under its page', () => {
    const document = {i: 2, t: 'Restore', u: page.u, h: '#restore'};
    const entry = describeHit({...base, document, type: hitTypes.heading}, 50, nowhere);
    expect([entry.href, plain(entry.title), entry.place]).toEqual([
      '/features/checkpoints#restore',
      'Restore',
      ['Features', 'Checkpoints'],
    ]);
  });

  it('is a text, with what surrounds the match', () => {
    const hit: Hit = {
      ...base,
      document: {i: 3, t: 'Each step is saved.', s: 'Restore', u: page.u, h: '#restore'},
      type: hitTypes.content,
      metadata: {save: {t: {position: [[13, 6]]}}},
    };
    const entry = describeHit(hit, 50, nowhere);
    expect(entry.summary).toEqual([
      {text: 'Each step is ', isMatch: false},
      {text: 'saved', isMatch: true},
      {text: '.', isMatch: false},
    ]);
    expect(plain(entry.title)).toBe('Restore');
  });

  it('shows the page for its keywords, which are not meant to be read', () => {
    const document = {i: 1, t: 'undo, roll back', s: 'Checkpoints', u: page.u};
    const entry = describeHit({...base, document, type: hitTypes.keywords}, 50, nowhere);
    expect([plain(entry.title), entry.place, entry.summary]).toEqual(['Checkpoints', ['Features'], []]);
  });

  it('names the part of the site for pages without breadcrumbs', () => {
    const document = {...page, b: []};
    const entry = describeHit({...base, page: false, document, type: hitTypes.title}, 50, () => 'Providers');
    expect(entry.place).toEqual(['Providers']);
  });

  it('has keys that tell a title from a description of the same page', () => {
    const keys = [hitTypes.title, hitTypes.description].map(
      (type) => describeHit({...base, document: page, type}, 50, nowhere).key,
    );
    expect(new Set(keys).size).toBe(2);
  });
});
