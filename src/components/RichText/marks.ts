/** A stretch of a text of the data, by how it is drawn. */
export interface Stretch {
  kind: 'plain' | 'code' | 'strong';
  text: string;
}

const MARKS = /`([^`]+)`|\*\*(.+?)\*\*/g;

/** Splits a text at its marks: `code` in backticks, strong in double asterisks. */
export function splitMarks(text: string): Stretch[] {
  const stretches: Stretch[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    const [whole, code, strong] = match;
    stretches.push({kind: 'plain', text: text.slice(end, match.index)});
    stretches.push(code === undefined ? {kind: 'strong', text: strong ?? ''} : {kind: 'code', text: code});
    end = match.index + whole.length;
  }
  stretches.push({kind: 'plain', text: text.slice(end)});
  return stretches.filter((stretch) => stretch.text !== '');
}
