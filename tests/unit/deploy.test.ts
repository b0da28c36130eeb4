import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {apache} from '../../deploy/apache';
import {caddy} from '../../deploy/caddy';
import {cloudfront} from '../../deploy/cloudfront';
import {policyForPages, withPolicy} from '../../deploy/githubPages';
import {nginx} from '../../deploy/nginx';
import {cloudflare, netlify} from '../../deploy/pages';
import {misfits, siteAddresses, tableOf, type BuildFacts, type Table} from '../../deploy/table';
import {
  addressExpectations,
  askAll,
  formsOf,
  refusedScripts,
  type Expectation,
} from '../../scripts/deploy/expect.mts';

const addresses = siteAddresses();
const build: BuildFacts = {
  files: [
    ...addresses.pages.map(({file}) => file.slice(1)),
    ...addresses.moved.map(({from}) => `${from.slice(1)}.html`),
    ...addresses.languages.map(({notFound}) => notFound.slice(1)),
    'assets/js/main.0123abcd.js',
    'assets/search/0123abcd/0.json',
    'pt-BR/assets/css/styles.0123abcd.css',
    'faq.md',
    'img/cards/faq.png',
  ],
  policy: "default-src 'none'; script-src 'self' 'sha256-abc='; frame-ancestors 'none'",
};
const table = tableOf(build);
const place = {root: '/srv', listen: '8080'};

describe('the table', () => {
  it('takes a build that has all pages', () => {
    expect(misfits(build)).toEqual([]);
  });

  it.each([
    [
      'page that no file shows',
      build.files.filter((file) => file !== 'faq.html'),
      '/faq.html is not in the build',
    ],
    ['file of an unknown kind', [...build.files, 'manual.pdf'], 'manual.pdf: no media type'],
    [
      'asset that would be kept for a year',
      [...build.files, 'assets/js/main.js'],
      'main.js: files below assets/',
    ],
    [
      'such an asset of a language',
      [...build.files, 'pt-BR/assets/a.css'],
      'pt-BR/assets/a.css: files below',
    ],
  ])('refuses a build with a %s', (_, files, message) => {
    expect(misfits({files})).toEqual([expect.stringContaining(message)]);
    expect(() => tableOf({...build, files})).toThrow(message);
  });

  it('takes pages that are no documents', () => {
    const {pages} = tableOf({...build, files: [...build.files, 'pt-BR/news.html']});
    expect(pages).toContainEqual({address: '/pt-BR/news', file: '/pt-BR/news.html'});
  });

  it('does not mind what a host gets beside the build', () => {
    expect(misfits({files: [...build.files, 'faq.html.br', 'faq.html.gz', '_headers', '.nojekyll']})).toEqual(
      [],
    );
  });
});

describe('recipes', () => {
  it.each([
    ['nginx', nginx(table, place)['nginx.conf']],
    ['Caddy', caddy(table, place).Caddyfile],
    ['Apache', apache(table, place)['apache.conf']],
    ['Netlify', netlify(table)._headers],
    ['Cloudflare', cloudflare(table)._headers],
    ['CloudFront', cloudfront(table)['function.js']],
  ])('%s sends every header', (_, text = '') => {
    for (const {name, value} of table.headers) {
      expect(text.toLowerCase()).toContain(name.toLowerCase());
      expect(text).toContain(value);
    }
  });

  it('refuses a header that a server would read as its own language', () => {
    const odd: Table = {...table, headers: [{name: 'X', value: 'a$b{c}'}]};
    expect(() => nginx(odd, place)).toThrow('nginx cannot send a "$"');
    expect(() => caddy(odd, place)).toThrow('Caddy cannot send');
    expect(() => cloudflare({...table, headers: [{name: 'X', value: 'a'.repeat(2000)}]})).toThrow(
      '2000 characters',
    );
  });

  it('leads from each old address on hosts with a list', () => {
    const lines = netlify(table)._redirects?.split('\n') ?? [];
    for (const {from, to} of table.moved) {
      expect(lines).toContain(`${from} ${to} 301`);
    }
    // The default language takes everything: it has to come last.
    expect(lines.filter((line) => line.endsWith(' 404'))).toEqual([
      '/pt-BR/* /pt-BR/404.html 404',
      '/* /404.html 404',
    ]);
  });
});

describe('the function for CloudFront', () => {
  interface Reply {
    uri?: string;
    statusCode?: number;
    headers?: Record<string, {value: string}>;
  }
  const code = cloudfront(table)['function.js'] ?? '';
  const handler = runInNewContext(`${code};handler`) as (event: object) => Reply;
  const ask = (uri: string, querystring: object = {}): Reply => handler({request: {uri, querystring}});

  it('shows each page, and sends every other form of its address there', () => {
    for (const page of addresses.pages) {
      expect(ask(page.address)).toMatchObject({uri: page.file});
      for (const form of formsOf(page, addresses.base)) {
        expect(ask(form).headers?.location?.value, form).toBe(page.address);
      }
    }
  });

  it('leads from each old address, with the query', () => {
    for (const {from, to} of addresses.moved) {
      const reply = ask(from, {q: {value: 'a%20b'}, c: {value: ''}});
      expect(reply.statusCode).toBe(301);
      expect(reply.headers?.location?.value).toBe(`${to}?q=a%20b&c`);
    }
  });

  it.each(['/%5Cevil.example/', '//evil.example/', '/%09/evil.example', '/\\evil.example.html', '/%E0%A4%A'])(
    'sends nobody to another host: %s',
    (uri) => {
      const location = ask(uri).headers?.location?.value ?? '/';
      expect(new URL(location, 'https://docs.example').origin).toBe('https://docs.example');
    },
  );
});

describe('GitHub Pages', () => {
  const html = '<!doctype html><html><head><meta charset=UTF-8><title>A</title></head></html>';

  it('puts the policy into the head once, without what pages cannot say', () => {
    const once = withPolicy(html, build.policy);
    expect(once).toContain(`<meta charset=UTF-8><meta http-equiv="Content-Security-Policy"`);
    expect(once).not.toContain('frame-ancestors');
    expect(withPolicy(once, build.policy)).toBe(once);
    expect(policyForPages(build.policy)).toBe("default-src 'none'; script-src 'self' 'sha256-abc='");
  });

  it('refuses a page with the policy of another build', () => {
    expect(() => withPolicy(withPolicy(html, "default-src 'self'"), build.policy)).toThrow('another one');
  });
});

describe('what is asked of a host', () => {
  const origin = 'https://docs.example';
  const expectations = addressExpectations({origin, table: addresses});
  const find = (path: string): Expectation => {
    const found = expectations.find((one) => one.path === path);
    if (!found) {
      throw new Error(`${path} is not asked for`);
    }
    return found;
  };
  const answer = (status: number, headers: Record<string, string> = {}, body = '') => ({
    status,
    headers,
    body: Buffer.from(body),
  });
  const problemsOf = (path: string, ...parts: Parameters<typeof answer>) =>
    find(path)
      .judge(answer(...parts))
      .filter((problem) => typeof problem === 'string');
  const notFound = (lang: string) => `<html lang=${lang}><link rel=canonical href=${origin}/404.html>`;

  it('sees a way to another host', () => {
    expect(problemsOf('/%5Cevil.example/', 301, {location: '/\\evil.example'})).toEqual([
      expect.stringContaining('another host'),
    ]);
    expect(problemsOf('/%5Cevil.example/', 404)).toEqual([]);
  });

  it('sees a redirect that loses the query', () => {
    expect(problemsOf('/faq/?q=a%20b&c', 301, {location: '/faq', 'cache-control': 'x'})).toHaveLength(1);
    expect(
      problemsOf('/faq/?q=a%20b&c', 301, {location: `${origin}/faq?q=a%20b&c`, 'cache-control': 'x'}),
    ).toEqual([]);
  });

  it('sees a not-found page in the wrong language, with the wrong status, or one that is kept', () => {
    const kept = {'cache-control': 'no-store'};
    expect(problemsOf('/pt-BR/img/', 404, kept, notFound('pt-BR'))).toEqual([]);
    expect(problemsOf('/pt-BR/img/', 404, kept, notFound('en-US'))).toHaveLength(1);
    expect(problemsOf('/pt-BR/img/', 200, {'cache-control': 'max-age=60'}, notFound('pt-BR'))).toHaveLength(
      2,
    );
  });

  it('sees a policy that refuses a script of the page', () => {
    const page =
      '<script>a()</script><script src=/b.js></script><script type="application/ld+json">{}</script>';
    expect(refusedScripts(page, "script-src 'self'")).toBe(1);
    expect(refusedScripts(page, "script-src 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='")).toBe(0);
  });

  it('sees an answer without its headers, and a server that gives none', async () => {
    const [tally] = await askAll(
      (path) =>
        path === '/%00/evil.example' ? Promise.reject(new Error('hung up')) : Promise.resolve(answer(404)),
      [find('/%5Cevil.example/'), find('/%00/evil.example')],
      {headers: table.headers},
    );
    expect(tally?.problems).toEqual([
      expect.stringContaining('without, or with another Content-Security-Policy'),
      expect.stringContaining('hung up'),
    ]);
  });
});
