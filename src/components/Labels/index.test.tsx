import {fireEvent, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {otherLocale} from '../../config/locales';
import {LABELS_KEY, settleLabels} from '../../client/labels';
import {setLocale} from '../../../tests/stubs/useDocusaurusContext';
import {createStorageSlot} from '../../../tests/stubs/storageSlot';
import {setIsBrowser} from '../../../tests/stubs/useIsBrowser';
import Labels from '.';

const slot = createStorageSlot(LABELS_KEY);

vi.mock('@docusaurus/theme-common', () => import('../../../tests/stubs/storageSlot'));

const root = document.documentElement;

/** A reader of a page who chose before. */
function reader(locale: 'en' | 'pt-BR', kept?: string) {
  root.lang = locale === 'en' ? 'en-US' : locale;
  setLocale(locale);
  if (kept) {
    localStorage.setItem(LABELS_KEY, kept);
  }
}

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.labels;
});
afterEach(() => setLocale('en'));

describe('settleLabels', () => {
  it.each([
    ['en', undefined, 'own'],
    ['en', 'en', 'own'],
    ['en', 'pt-BR', 'other'],
    ['pt-BR', undefined, 'own'],
    ['pt-BR', 'en', 'other'],
    ['pt-BR', 'pt-BR', 'own'],
    ['pt-BR', 'tlh', 'own'],
  ] as const)('a page in %s with %s kept: %s', (locale, kept, expected) => {
    reader(locale, kept);
    // What the page's inline script does.
    // oxlint-disable-next-line no-eval
    (0, eval)(`(${settleLabels})(${JSON.stringify(otherLocale(locale))})`);
    expect(root.dataset.labels).toBe(expected);
  });

  it('works where storage is forbidden', () => {
    reader('pt-BR', 'en');
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    settleLabels('en');
    expect(root.dataset.labels).toBe('own');
  });
});

describe('Labels', () => {
  const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').find(({checked}) => checked)?.value;

  it('offers the page’s own language first, each by its own name', () => {
    reader('pt-BR');
    render(<Labels />);
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({value}) => value)).toEqual(['pt-BR', 'en']);
    expect(screen.getByText('English').lang).toBe('en');
    expect(chosen()).toBe('pt-BR');
  });

  it('follows the reader where nothing can be kept', () => {
    reader('en');
    vi.spyOn(slot, 'set').mockReturnValue();
    render(<Labels />);
    fireEvent.click(screen.getByRole('radio', {name: 'português'}));
    expect([root.dataset.labels, chosen()]).toEqual(['other', 'pt-BR']);
  });

  it('has its script in the page alone', () => {
    setIsBrowser(false);
    expect(renderToString(<Labels />)).toMatch(/<\/fieldset><script>\(function settleLabels/);
    setIsBrowser(true);
    expect(renderToString(<Labels />)).not.toContain('<script>');
  });
});
