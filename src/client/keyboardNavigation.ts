/**
 * Marks the document while the reader moves by keyboard: on at the Tab key, off at mouse down. Docusaurus 3.10 no
 * longer sets the class that the specification names. Focus rings themselves follow `:focus-visible`. Links that are
 * buttons are pressed by Space, and a field that has the focus is shown in whole.
 */
const MARKER = 'navigation-with-keyboard';

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', (event) => {
    const {key, target} = event;
    if (key === 'Tab') {
      document.body.classList.add(MARKER);
    }
    // The categories of Docusaurus' sidebar are links with role button, which Space has to press, too.
    if (key === ' ' && target instanceof HTMLAnchorElement && target.getAttribute('role') === 'button') {
      event.preventDefault();
      target.click();
    }
  });
  // To show a field, browsers scroll to the text in it and pass over the margin of the field (src/css/custom.css).
  document.addEventListener('focusin', ({target}) => {
    const isField = target instanceof HTMLElement && target.matches('main :is(input, textarea)');
    if (isField && document.body.classList.contains(MARKER)) {
      target.scrollIntoView({block: 'nearest', behavior: 'instant'});
    }
  });
  document.addEventListener('mousedown', () => document.body.classList.remove(MARKER));
}

export {};
