import {existsSync, readFileSync} from 'node:fs';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {folderToPublish} from '../../scripts/deploy/publish.mts';
import {caddy} from '../../deploy/caddy';
import {policyForPages, withPolicy} from '../../deploy/githubPages';
import {nginx} from '../../deploy/nginx';
import {cloudflare, netlify} from '../../deploy/pages';
import {misfits, siteAddresses, tableOf, WANTS_TEXT, type BuildFacts, type Table} from '../../deploy/table';
import {compressBuild, unfitCompressed} from '../../scripts/deploy/compress.mts';
import {addressExpectations} from '../../scripts/deploy/expect.mts';
import {refusedScripts, type Expectation} from '../../scripts/deploy/judges.mts';
import {askAll} from '../../scripts/deploy/tally.mts';
import {emptyFolder} from '../support/folder';

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
    ['Netlify', netlify(table)._headers],
    ['Cloudflare', cloudflare(table)._headers],
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

  it('understands a request for Markdown as assistants send it, and as browsers do not', () => {
    const wants = new RegExp(WANTS_TEXT, 'i');
    const wanted = ['text/markdown', 'TEXT/markdown , */*', 'text/html,text/markdown; charset=utf-8; q=1.0'];
    const others = [
      '*/*',
      'text/html,*/*;q=0.8',
      'text/markdown;q=0.9',
      'text/markdown;q=0',
      'x-text/markdown',
    ];
    expect(wanted.filter((accept) => !wants.test(accept))).toEqual([]);
    expect(others.filter((accept) => wants.test(accept))).toEqual([]);
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

const folder = emptyFolder();

describe('the folder that a host publishes', () => {
  const [built, made] = ['build', 'made'];
  beforeEach(() => folder.write('build/faq.html', 'FAQ'));
  const publish = (base: string, isWritten = true) =>
    folderToPublish(folder.inside(built), folder.inside(made), base, isWritten);

  it('is the build of a site at the root of its address', () => {
    expect(publish('/')).toBe(folder.inside(built));
    expect(existsSync(folder.inside(made))).toBe(false);
  });

  it('has the build below the path of a site that has one', () => {
    expect(publish('/docs/', false)).toBe(folder.inside(made));
    expect(existsSync(folder.inside(made))).toBe(false);
    expect(publish('/docs/')).toBe(folder.inside(made));
    expect(folder.read('made/docs/faq.html')).toBe('FAQ');
  });
});

it('compressed files fit the texts that they were made from, unless they are missing, of an older text, cut off, or without a text', async () => {
  const unfit = () => unfitCompressed(folder.inside('build'), ['html']);
  for (const name of ['faq', 'index', 'profile']) {
    folder.write(`build/${name}.html`, name.repeat(1000));
  }
  folder.write('build/small.html', 'small');
  await compressBuild(folder.inside('build'), ['html'], folder.inside('cache'));
  expect(unfit()).toEqual([]);

  folder.remove('build/faq.html.br');
  folder.write('build/index.html', 'a newer text'.repeat(1000));
  const whole = readFileSync(folder.inside('build/profile.html.gz'));
  folder.write('build/profile.html.gz', whole.subarray(0, 20));
  folder.write('build/small.html.br', 'left');
  expect(unfit().join(' ')).toBe('faq.html.br index.html.br index.html.gz profile.html.gz small.html.br');
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

it('npm run check -- deploy refuses a server that it has no recipe for', async () => {
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'checkDeploy', 'nginx', 'apache']);
  await expect(import('../../scripts/checkDeploy.mts')).rejects.toThrow('No server "apache"');
});
