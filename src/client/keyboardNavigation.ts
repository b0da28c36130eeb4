/**
 * Marks the document while the reader moves by keyboard: on at the Tab key, off
 * at mouse down. Docusaurus 3.10 no longer sets the class that the
 * specification names. Focus rings themselves follow `:focus-visible`.
 */
const MARKER = 'navigation-with-keyboard';

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', ({key}) => {
    if (key === 'Tab') {
      document.body.classList.add(MARKER);
    }
  });
  document.addEventListener('mousedown', () => document.body.classList.remove(MARKER));
}

export {};
