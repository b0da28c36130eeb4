/** The pages under the content security policy that `npm run deploy:files` gives to hosts. */
import type {Page} from '@playwright/test';
import {policyOfBuild} from '../../scripts/deploy/policy.mts';
import {allRedirects} from '../../src/config/redirects';
import {baseOf, expect, open, test, urlOf} from './fixtures';
import {kinds} from './kinds';
import {rewritePages} from './network';

/** Sends every page with the policy, and notes what is stopped. `change` may put something into a page. */
async function underPolicy(page: Page, change = (html: string) => html): Promise<string[]> {
  const stopped: string[] = [];
  await page.exposeFunction('noteStopped', (text: string) => stopped.push(text));
  await page.addInitScript(() => {
    // A dialog of the browser would stand in the way.
    window.print = () => undefined;
    document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI, sample}) =>
      (window as unknown as {noteStopped: (text: string) => void}).noteStopped(
        [location.pathname, effectiveDirective, blockedURI, sample].join(' '),
      ),
    );
  });
  await rewritePages(page, change, {'content-security-policy': policyOfBuild('build')});
  return stopped;
}

/** Uses what a page has: the menu of languages, both modes of color, tabs, copy buttons, forms, the search. */
async function tryOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const pressed = 'nav button:not(.navbar__toggle), main :is([role=tab], button[type=button], summary)';
    document.querySelectorAll<HTMLElement>(pressed).forEach((element) => element.click());
    document
      .querySelectorAll<HTMLInputElement>('main form input[type=text], main form textarea')
      .forEach((field) => {
        field.value += '1';
        field.dispatchEvent(new Event('input', {bubbles: true}));
      });
    scrollTo(0, document.body.scrollHeight);
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.querySelectorAll('dialog').forEach((dialog) => dialog.close()));
  await page.locator('nav [role=combobox]').fill('apply');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
}

const pages = [
  ...Object.values(kinds).map((id, index) => urlOf(id, index % 2 === 0 ? 'en' : 'pt-BR')),
  urlOf('features/mcp/using-mcp-in-product-code', 'en'),
  urlOf('advanced-usage/rate-limits-costs', 'pt-BR'),
  urlOf('faq', 'pt-BR'),
  '/search?q=checkpoint',
  baseOf('pt-BR') + (allRedirects[0]?.from ?? ''),
];

test.use({prefetch: true, allowedMessages: /Failed to load resource/, permissions: ['clipboard-write']});

for (const [kinds, urls, details] of [
  ['a few kinds', pages.filter((_, index) => index % 6 === 0), {}],
  ['every kind', [...pages, '/no/such/page'], {tag: '@sweep'}],
] as const) {
  test(`nothing of a page is stopped by it: ${kinds} of page`, details, async ({page}) => {
    test.setTimeout(240_000);
    const stopped = await underPolicy(page);
    for (const url of urls) {
      await open(page, url);
      await tryOut(page);
    }
    expect(stopped).toEqual([]);
  });
}

test.describe('a script that is not the page’s own', () => {
  test.use({allowedMessages: /Content Security Policy/});

  test('is stopped', async ({page}) => {
    const stopped = await underPolicy(page, (html) =>
      html.replace('</main>', '</main><script>window.isForeign = true</script>'),
    );
    await page.goto(urlOf('faq', 'en'));
    await expect.poll(() => stopped.length).toBeGreaterThan(0);
    expect(await page.evaluate(() => 'isForeign' in window)).toBe(false);
  });
});
