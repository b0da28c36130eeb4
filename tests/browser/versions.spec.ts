/** The preferred version of the documents, which the browser remembers. Several sets of them: tests/upgrade. */
import {expect, hydrated, test, urlOf} from './fixtures';

/** Storage key of the preferred version of a docs plugin. */
const keyOf = (pluginId: string) => `docs-preferred-version-${pluginId}`;

test('a preferred version is kept while it exists and cleared when it does not, per plugin', async ({
  page,
}) => {
  await page.goto(urlOf('faq', 'en'));
  const keys = [keyOf('default'), keyOf('another')] as const;
  const stored = () => page.evaluate((names) => names.map((name) => localStorage.getItem(name)), keys);

  for (const [version, kept] of [
    ['current', 'current'],
    ['9.9', null],
  ] as const) {
    await page.evaluate(
      ([own, other, name]) => {
        localStorage.setItem(own, name);
        localStorage.setItem(other, '1.0');
      },
      [...keys, version] as const,
    );
    await page.reload();
    await hydrated(page);
    expect(await stored()).toEqual([kept, '1.0']);
  }
});
