/** The file of the index with the messages of programs that pages explain. */
import type {Message} from './corpus';
import type {Entry} from './entries';
import {isIndex, isText, listOf, tuple} from './shape';

/** Fetched for queries that may be a message. */
export const MESSAGES_FILE = 'messages.json';

/** A message of a program, and the section that explains it. */
export interface KnownMessage extends Pick<Message, 'wordings' | 'isFrame'> {
  readonly page: number;
  /** Number of the section in its page. */
  readonly section: number;
  /** The table row that explains it, where that has an address. */
  readonly row?: Entry | undefined;
}

/** The names that a row is looked up by, one a line: its wordings, each also without its code. */
export const namesOf = (wordings: readonly string[]): string =>
  [...new Set(wordings.flatMap((wording) => [wording, wording.replace(/^[A-Z]{2,4}-\d{3} /, '')]))].join(
    '\n',
  );

/** Messages of one page, as JSON. `frame` is 1 or 0; hash, label and detail are those of the row, or empty. */
type PageMessages = readonly [
  page: number,
  url: string,
  title: string,
  messages: readonly (readonly [
    section: number,
    frame: number,
    hash: string,
    label: string,
    detail: string,
    ...wordings: string[],
  ])[],
];

/** The JSON of the messages, grouped by page. */
export function encodeMessages(messages: readonly KnownMessage[]): readonly PageMessages[] {
  const pages = new Map<number, KnownMessage[]>();
  for (const message of messages) {
    pages.set(message.page, [...(pages.get(message.page) ?? []), message]);
  }
  return [...pages].map(([page, own]) => {
    const {url = '', title = ''} = own.find(({row}) => row)?.row ?? {};
    return [
      page,
      url,
      title,
      own.map(({section, isFrame, row, wordings}) => [
        section,
        isFrame ? 1 : 0,
        row?.hash ?? '',
        row?.label ?? '',
        row?.detail ?? '',
        ...wordings,
      ]),
    ];
  });
}

const isMessagesFile = listOf(
  tuple([isIndex, isText, isText, listOf(tuple([isIndex, isIndex, isText, isText, isText], isText))]),
) as (value: unknown) => value is readonly PageMessages[];

/**
 * @param value parsed JSON of the file
 * @throws Error when it holds anything else
 */
export function decodeMessages(value: unknown): readonly KnownMessage[] {
  if (!isMessagesFile(value)) {
    throw new Error('A file of the search index has no messages. Reload the page.');
  }
  return value.flatMap(([page, url, title, messages]) =>
    messages.map(([section, frame, hash, label, detail, ...wordings]): KnownMessage => ({
      page,
      section,
      isFrame: frame === 1,
      wordings,
      row: hash ? {kind: 'message', url, title, hash, label, detail, names: namesOf(wordings)} : undefined,
    })),
  );
}
