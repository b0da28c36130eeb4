import {expect, it} from 'vitest';
import {takeScripts} from './pageScripts';

it('takes the scripts out of a page, quoted by the minimizer or not, and gives them back at the end of its head', () => {
  const own = '<script>a("$&")</script>';
  const page = `<head>${own}<script nomodule src=/assets/a.1.js integrity="sha256-a="></script><script nomodule src="/assets/b.2.js" integrity="sha256-b+/"></script><style></style></head><body></body>`;
  const {html, withScripts} = takeScripts(page, 'a.html');
  expect(html).toBe(`<head>${own}<style></style></head><body></body>`);
  expect(withScripts('<head><title>$&</title></head><body></body>')).toBe(
    '<head><title>$&</title><script nomodule src="/assets/a.1.js" integrity="sha256-a="></script><script nomodule src="/assets/b.2.js" integrity="sha256-b+/"></script></head><body></body>',
  );
  expect(() => takeScripts(html, 'a.html')).toThrow('a.html has no script');
});
