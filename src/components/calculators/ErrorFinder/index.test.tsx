import {act, fireEvent} from '@testing-library/react';
import {load} from 'cheerio';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {renderCalculator} from '../../../../tests/support/calculator';
import {explainedMessagesIn, type ExplainedMessage} from '../../../search/messages/explainedMessages';
import ErrorFinder from './index';

const page = `<table><thead><tr><th>Message</th><th>What it means</th></tr></thead><tbody>
  <tr id="m-timed-out"><td><code>MCP error -32001: Request timed out</code><a class="hash-link" href="#m-timed-out"></a></td>
    <td>No answer came <a id="x" href="/mcp">in time</a>.</td></tr>
  <tr id="m-refused"><td><code>Connection refused by PATH</code></td><td>Nothing listens there.</td></tr>
</tbody></table>`;

const explained: ExplainedMessage[] = [
  {
    id: 'AUTH-101',
    messages: ['AUTH-101', 'E-mail or password is incorrect.'],
    title: 'AUTH-101 E-mail or password is incorrect.',
    facts: [['Why', 'A typing error.']],
    address: 'platform/login#auth-101',
  },
];

const fetched = vi.fn(() => Promise.resolve(Response.json(explained)));

beforeEach(() => {
  document.body.innerHTML = page;
  vi.stubGlobal('fetch', fetched);
  fetched.mockClear();
});

async function open(query = '') {
  const rendered = renderCalculator('ErrorFinder', ErrorFinder, {query});
  await act(async () => undefined);
  return rendered;
}

describe('the error finder', () => {
  it('shows nothing before a text, and fetches nothing', async () => {
    const {verdict, rows} = await open();
    expect(verdict()).toBe('');
    expect(rows()).toEqual([]);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('shows the row of a message with its links, and no second element of the same id', async () => {
    const {verdict, rows, form} = await open('?m=at+12:01+MCP+error+-32001:+Request+timed+out');
    expect(verdict()).toBe('One message fits.');
    expect(rows()).toEqual([
      'MCP error -32001: Request timed outWhat it meansNo answer came in time.Show in the listCopy link',
    ]);
    expect(form.querySelector('dd a')?.getAttribute('href')).toBe('/mcp');
    expect(form.querySelector('[id=x], .hash-link')).toBeNull();
    const [show, search] = [...form.querySelectorAll('a')].slice(-2);
    expect(search?.getAttribute('href')).toMatch(/^\/search\?q=at%2012%3A01%20MCP%20error/);
    expect(show?.getAttribute('href')).toBe('#m-timed-out');
  });

  it('searches the lists of the page where those of other pages cannot be fetched', async () => {
    fetched.mockRejectedValueOnce(new Error('offline'));
    const {rows} = await open('?m=Connection+refused+by');
    expect(rows()).toHaveLength(1);
  });

  it('says nothing about a text before all messages are there, and which were not', async () => {
    let answer: (response: Response) => void = () => undefined;
    fetched.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const {verdict, rows} = await open('?m=auth-101');
    expect([verdict(), rows()]).toEqual(['', []]);
    await act(async () => answer(Response.json(explained)));
    expect(verdict()).toBe('One message fits.');

    fetched.mockResolvedValueOnce(new Response('', {status: 404}));
    const other = await open('?m=auth-101');
    expect(other.verdict()).toMatch(/those of the other pages didn’t load/);
  });

  it('leaves a key to the word that is being composed', async () => {
    const {control} = await open('?m=abc');
    fireEvent.keyDown(control('m'), {key: 'Escape', keyCode: 229});
    fireEvent.keyDown(control('m'), {key: 'Escape', isComposing: true});
    expect(control('m').value).toBe('abc');
  });

  it('says that nothing is like a text, and is cleared by Escape', async () => {
    const {type, verdict, control} = await open();
    await act(async () => type('m', 'quite another thing'));
    expect(verdict()).toMatch(/^No message on any page is like this one/);
    fireEvent.keyDown(control('m'), {key: 'Escape'});
    expect(control('m').value).toBe('');
    expect(verdict()).toBe('');
  });
});

it('the messages that a page explains are rows of a code with an address, and what is quoted in a column of messages', () => {
  const $ = load(`<div class="theme-doc-markdown"><table>
    <thead><tr><th>What you see</th><th>Why</th><th>What to do</th></tr></thead>
    <tbody>
      <tr id="auth-101"><th><code>AUTH-101</code> <!-- -->Wrong.<a class="hash-link" href="#auth-101">#</a></th>
        <td>It <b><span>Save</span><span hidden>Salvar</span></b> failed.</td><td>Try\n again.</td></tr>
      <tr id="other"><td>No code.</td><td>x</td></tr>
      <tr><td>AUTH-102 Without an address.</td></tr>
    </tbody></table>
    <h2 id="problems">Problems</h2><table>
    <thead><tr><th>Message</th><th>What to do</th></tr></thead>
    <tbody>
      <tr><td><code>Connection refused by PATH</code>, or <code>quit</code></td><td>Start it.</td></tr>
      <tr><td><code>dir</code></td><td>One word is no message.</td></tr>
      <tr><td><code>[Error] …</code></td><td>Nor is one with what changes.</td></tr>
    </tbody></table><table>
    <thead><tr><th>Command</th><th>What it does</th></tr></thead>
    <tbody><tr><td><code>git push</code></td><td>No message.</td></tr></tbody></table></div>`);
  expect(explainedMessagesIn($, 'platform/login')).toEqual([
    {
      id: 'AUTH-101',
      messages: ['AUTH-101', 'Wrong.'],
      title: 'AUTH-101 Wrong.',
      facts: [
        ['Why', 'It Save failed.'],
        ['What to do', 'Try again.'],
      ],
      address: 'platform/login#auth-101',
    },
    {
      id: 'platform/login#problems-4',
      messages: ['Connection refused by PATH'],
      title: 'Connection refused by PATH, or quit',
      facts: [['What to do', 'Start it.']],
      address: 'platform/login#problems',
    },
  ]);
});
