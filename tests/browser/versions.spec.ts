/** The preferred version of the documents, which the browser remembers. Several sets of them: tests/upgrade. */
import {locales} from '../../src/config/locales';
import {expect, hydrated, test, urlOf, sweptIn} from './fixtures';

/** Storage key of the preferred version of a docs plugin. */
const keyOf = (pluginId: string) => `docs-preferred-version-${pluginId}`;

for (const locale of locales) {
  test(
    `a preferred version is kept while it exists and cleared when it does not, per plugin, in ${locale}`,
    sweptIn(locale),
    async ({page}) => {
      await page.goto(urlOf('faq', locale));
      const stored = () =>
        page.evaluate(
          (keys) => keys.map((key) => localStorage.getItem(key)),
          ['default', 'another'].map(keyOf),
        );

      const store = (version: string) =>
        page.evaluate(
          ([own, other, name]) => {
            localStorage.setItem(own, name);
            localStorage.setItem(other, '1.0');
          },
          [keyOf('default'), keyOf('another'), version] as const,
        );

      await store('current');
      await page.reload();
      await hydrated(page);
      expect(await stored()).toEqual(['current', '1.0']);

      await store('9.9');
      await page.reload();
      await hydrated(page);
      expect(await stored()).toEqual([null, '1.0']);
    },
  );
}
