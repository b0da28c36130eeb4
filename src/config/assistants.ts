/**
 * Assistants on the web that the menu of a page leads to, in its order. Each is a link: nothing of it is loaded
 * before the reader follows it. `{request}` is where its address takes the request that is ready to be sent.
 */
export const assistants: readonly {readonly name: string; readonly url: string}[] = [
  {name: 'Claude', url: 'https://claude.ai/new?q={request}'},
  {name: 'ChatGPT', url: 'https://chatgpt.com/?q={request}'},
];
