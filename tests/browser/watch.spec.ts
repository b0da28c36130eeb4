import {open, test} from './fixtures';

// The watch over every page (fixtures.ts) has to be able to fail.
test('an error in the console fails a test', async ({page}) => {
  test.fail();
  await open(page, '/faq');
  await page.evaluate(() => console.error('something broke'));
});

test('a request to another host fails a test', async ({page}) => {
  test.fail();
  await page.route('https://elsewhere.example/**', (route) => route.fulfill({body: ''}));
  await open(page, '/faq');
  await page.evaluate(() => fetch('https://elsewhere.example/pixel', {mode: 'no-cors'}));
});
