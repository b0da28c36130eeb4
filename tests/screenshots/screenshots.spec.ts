import {locales} from '../../src/config/locales';
import {expect, test} from '../browser/fixtures';
import {open, picture, tolerance} from './camera';
import {modes, subjects, windows} from './pages';

// The browser reports the answer 404 of the page that is not found.
test.use({allowedMessages: /status of 404/});

for (const subject of subjects) {
  for (const locale of locales) {
    for (const window of windows) {
      test(`${subject.name}, ${locale}, ${window.width} px`, async ({page}) => {
        await page.setViewportSize(window);
        await open(page, subject, locale);
        for (const mode of modes) {
          const name = [subject.name, `${locale}-${mode}-${window.width}.jpg`];
          expect.soft(await picture(page, mode), name.join('/')).toMatchSnapshot(name, tolerance);
        }
      });
    }
  }
}
