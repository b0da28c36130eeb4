// @vitest-environment node
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {docsFolder, locales} from '../../config/locales';
import {terms} from './data';

describe.each(locales)('the glossary in %s', (locale) => {
  it('has each form once', () => {
    const forms = terms.flatMap((term) => term.forms[locale].map((form) => form.toLowerCase()));
    expect(forms.filter((form, index) => forms.indexOf(form) !== index)).toEqual([]);
  });

  it.each(terms)('says in two sentences what $name.en is, and where more stands', ({name, text, home}) => {
    expect(name[locale]).toMatch(/^\S/);
    expect(text[locale].match(/[.?!](?= |$)/g), text[locale]).toHaveLength(2);
    const page = readFileSync(path.join(docsFolder[locale], home.page), 'utf8');
    expect(page, `${home.page} has no section ${home.section}`).toContain(`{#${home.section}}`);
  });
});
