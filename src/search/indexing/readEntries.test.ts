import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {readEntries} from './readEntries';

const label = (own: string, other: string) =>
  `<b class="ui-label"><span>${own}</span><span lang="pt-BR" hidden>${other}</span></b>`;

const built = (head: string, row: string) =>
  load(`<html><body><div class="theme-doc-markdown"><table><thead><tr>${head}</tr></thead>
  <tbody>${row}</tbody></table></div></body></html>`);

describe('rows that are answers', () => {
  it('a setting has its label, its default, and its key with and without what stands before', () => {
    const row = `<tr id="setting-delay"><td>${label('Command delay', 'Atraso')}, <code>acme.terminal.delay</code></td>
      <td>15&nbsp;s</td></tr>`;
    expect(readEntries(built('<th>Setting</th><th>Default</th>', row))).toEqual([
      {
        kind: 'setting',
        hash: '#setting-delay',
        label: 'Command delay',
        detail: '15 s',
        names: 'acme.terminal.delay\nterminal.delay\ndelay\nAtraso',
      },
    ]);
  });

  it('a setting without a column of defaults has none', () => {
    const row = '<tr id="setting-a"><td><code>acme.a</code></td><td>What it does.</td></tr>';
    expect(readEntries(built('<th>Configuração</th><th>O que faz</th>', row))).toEqual([
      {kind: 'setting', hash: '#setting-a', label: 'acme.a', detail: '', names: 'a'},
    ]);
  });

  it('a command has what it does, what it is called, and its keys', () => {
    const row = `<tr id="command-go"><td>Go there</td><td><kbd>Ctrl</kbd>+<kbd>G</kbd></td><td>${label('Go', 'Ir')}</td></tr>`;
    expect(readEntries(built('<th>To</th><th>Press</th><th>Command</th>', row))).toEqual([
      {kind: 'command', hash: '#command-go', label: 'Go there', detail: 'Go · Ctrl+G', names: 'Go\nIr'},
    ]);
  });

  it('a calculator has its name, and the address of the heading over it', () => {
    const html =
      '<h1>Costs</h1><h2 id="a">A</h2><p>b</p><h3 id="cost">Cost of a task<a class="hash-link" href="#cost"></a></h3>' +
      '<div id="x"><div><form aria-label="Estimate the cost" data-calculator=""></form></div></div>';
    expect(readEntries(load(`<div class="theme-doc-markdown">${html}</div>`))).toEqual([
      {
        kind: 'calculator',
        hash: '#cost',
        label: 'Estimate the cost',
        detail: '',
        names: 'Cost of a task\nCosts',
      },
    ]);
  });

  it('a message has its words and the first sentence of what it means', () => {
    const row = `<tr id="m-fetch-failed"><td><code>fetch failed</code><a class="hash-link" href="#x"></a></td>
      <td>The server did not answer. Or else.</td></tr>`;
    const coded = '<tr id="gen-001"><th><code>GEN-001</code> It broke.</th><td>Why</td></tr>';
    const [first] = readEntries(built('<th>Message</th><th>What it means</th>', row));
    expect(first).toMatchObject({
      kind: 'message',
      label: 'fetch failed',
      detail: 'The server did not answer.',
    });
    const [second] = readEntries(built('<th>What you see</th>', coded));
    expect(second).toMatchObject({label: 'GEN-001 It broke.', names: 'GEN-001\nIt broke.'});
    const other = coded.replace('gen-001', 'provider-keys');
    expect(readEntries(built('<th>What you see</th>', other))).toEqual([]);
  });
});
