import {cleanup, render} from '@testing-library/react';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {Helmet} from './head';

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** What stands in the head, besides the title. */
const tags = () =>
  [...document.head.querySelectorAll(':scope > :not(title)')].map(({outerHTML}) => outerHTML);

/** A page with a title, below what the whole site says. */
function Page({title, isOpen = false}: {readonly title?: string; readonly isOpen?: boolean}) {
  return (
    <>
      <Helmet>
        <html lang="en" data-open={isOpen} />
        <title>Site</title>
        <meta property="og:title" content="Site" />
        <link rel="alternate" href="/faq" hrefLang="en" />
        <link rel="alternate" href="/faq" hrefLang="x-default" />
      </Helmet>
      {title && (
        <Helmet>
          <html className="page" />
          <title>{title}</title>
          <>
            <meta property="og:title" content={title} />
            {undefined}
          </>
        </Helmet>
      )}
    </>
  );
}

beforeEach(() => {
  document.head.innerHTML =
    '<title data-rh="true">FAQ</title><meta data-rh="true" property="og:title" content="FAQ">' +
    '<meta charset="utf-8"><meta data-rh="true" name="old" content="">';
});

afterEach(cleanup);

it('says what is said last, keeps the tags that are right, and leaves those of others alone', async () => {
  const served = document.head.querySelector('[content="FAQ"]');
  render(<Page title="FAQ" />);
  await settled();
  expect(document.title).toBe('FAQ');
  expect(document.head.querySelector('[content="FAQ"]')).toBe(served);
  expect(tags()).toEqual([
    '<meta data-rh="true" property="og:title" content="FAQ">',
    '<meta charset="utf-8">',
    '<link data-rh="true" rel="alternate" href="/faq" hreflang="en">',
    '<link data-rh="true" rel="alternate" href="/faq" hreflang="x-default">',
  ]);
  const {lang, className, dataset} = document.documentElement;
  expect([lang, className, dataset.open]).toEqual(['en', 'page', 'false']);
});

it('follows what changes, and takes back what is gone', async () => {
  const {rerender, unmount} = render(<Page title="FAQ" />);
  await settled();
  rerender(<Page isOpen />);
  await settled();
  expect(document.title).toBe('Site');
  expect(tags()).toContain('<meta data-rh="true" property="og:title" content="Site">');
  expect(document.documentElement.hasAttribute('class')).toBe(false);
  expect(document.documentElement.dataset.open).toBe('true');
  unmount();
  await settled();
  expect(tags()).toEqual(['<meta charset="utf-8">']);
});
