/**
 * Tells fenced code from Markdown, where a text is read line by line.
 *
 * @returns a function that takes one line after another and says whether it is Markdown: not in a
 *   fenced block, nor the line that opens or closes one
 */
export function markdownLines(): (line: string) => boolean {
  let fence = '';
  return (line) => {
    const marks = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence === '') {
      fence = marks ?? '';
      return marks === undefined;
    }
    if (marks?.startsWith(fence) && line.trim() === marks) {
      fence = '';
    }
    return false;
  };
}
