// cspell:disable (what stands here is no language)
import {describe, expect, it} from 'vitest';
import {withLanguage, withLanguageInList} from '../../scripts/language/data.mts';
import {pseudoPage} from '../../scripts/language/page.mts';
import {accented, framed, mirrored, pseudo} from '../../scripts/language/pseudo.mts';

const language = {tag: 'en-XA', style: accented};

describe('a text of a pseudo-language', () => {
  it.each([
    ['Search', 'Šéeáařçĥ'],
    ['ID 42, 3.5 GB', 'ÍiḊ 42, 3.5 ĞḂ'],
    ['Open {product.code} in {{name}}', 'Óoṗéeñ {product.code} íiñ {{name}}'],
    ['Run `npm test` **now**', 'Řúuñ `npm test` **ñóoŵ**'],
    ['[tools](/features/tools.mdx#use) do', '[ţóoóoĺš](/features/tools.mdx#use) ḋóo'],
    ['A&nbsp;b <UI>Save</UI>', 'Áa&nbsp;ḃ <UI>Šáaṽée</UI>'],
    ['see https://example.com/a', 'šéeée https://example.com/a'],
  ])('%s is %s', (text, written) => expect(pseudo(text, accented)).toBe(written));

  it('of a part is the part of the text', () => {
    const [first, second] = ['Settings → ', 'Providers'];
    expect(pseudo(first + second, accented)).toBe(pseudo(first, accented) + pseudo(second, accented));
  });

  it('is about a third longer', () => {
    const text = 'A checkpoint is a snapshot of your project, taken while the assistant works.';
    expect(pseudo(text, accented).length / text.length).toBeGreaterThan(1.25);
    expect(pseudo(text, accented).length / text.length).toBeLessThan(1.45);
  });

  it('has only Arabic letters from right to left', () => {
    expect(pseudo('The quick brown fox jumps over the lazy dog', mirrored)).toMatch(
      /^[\p{Script=Arabic}\s]+$/u,
    );
  });

  it('stands in brackets where it stands alone, each form of a plural in its own', () => {
    expect(framed('One hit|{count} hits', accented)).toBe('⟦Óoñée ĥíiţ⟧|⟦{count} ĥíiţš⟧');
  });
});

const page = `---
title: Undo
kind: feature
keywords: [roll back]
questions:
  top:
    - how do I undo
source: abc
---

Select <UI>Save</UI>, then \`git add\`. See [tools](./tools.mdx#use).

## Use it {#use-it}

<Figure caption="What it does">
<MockNav items={['Rules', 'Modes']} selected="Rules" icons={['file']} />
<MockField label="Name" kind="select" value="Code" />
</Figure>

<Tabs groupId="os" label="Your system">
<TabItem value="windows" label="With a mouse">

\`\`\`bash
echo Hello
\`\`\`

</TabItem>
</Tabs>
`;

it('writes the words of a page, and neither code, ids, links nor names', () => {
  expect(pseudoPage(page, accented)).toBe(`---
title: ⟦Úuñḋóo⟧
kind: feature
keywords: [ řóoĺĺ ḃáaçķ ]
questions:
  top:
    - ĥóoŵ ḋóo Íi úuñḋóo
---

Šéeĺéeçţ <UI>Šáaṽée</UI>, ţĥéeñ \`git add\`. Šéeée [ţóoóoĺš](./tools.mdx#use).

## Úušée íiţ {#use-it}

<Figure caption="Ŵĥáaţ íiţ ḋóoéeš">
<MockNav items={['Řúuĺéeš', 'Ṁóoḋéeš']} selected="Řúuĺéeš" icons={['file']} />
<MockField label="Ñáaṁée" kind="select" value="Çóoḋée" />
</Figure>

<Tabs groupId="os" label="Ýyóoúuř šýyšţéeṁ">
<TabItem value="windows" label="Ŵíiţĥ áa ṁóoúušée">

\`\`\`bash
echo Hello
\`\`\`

</TabItem>
</Tabs>
`);
});

describe('the data in a further language', () => {
  it.each([
    ['a text', "({en: 'Yes', 'pt-BR': 'Sim'})", "({en: 'Yes', 'pt-BR': 'Sim', 'en-XA': 'Ýyéeš'})"],
    ['a list', "({en: ['a b'], 'pt-BR': ['c']})", "({en: ['a b'], 'pt-BR': ['c'], 'en-XA': ['áa ḃ']})"],
    [
      'a text put together',
      "({en: `Up to ${f('x', name.en)} rows`, 'pt-BR': ''})",
      "({en: `Up to ${f('x', name.en)} rows`, 'pt-BR': '', 'en-XA': `Úuṗ ţóo ${f('x', name['en-XA'])} řóoŵš`})",
    ],
    [
      'a list put together',
      "({en: `${all.map(({en}) => en).join(' or ')}`, 'pt-BR': ''})",
      "({en: `${all.map(({en}) => en).join(' or ')}`, 'pt-BR': '', 'en-XA': `${all.map(({'en-XA': en}) => en).join(' óoř ')}`})",
    ],
    [
      'an object with names for a program',
      "({en: {slug: 'a-b', name: 'Ab'}, 'pt-BR': {}})",
      "({en: {slug: 'a-b', name: 'Ab'}, 'pt-BR': {}, 'en-XA': {slug: 'a-b', name: 'Áaḃ'}})",
    ],
    ['texts in order', "both('Must', 'Deve')", "both('Must', 'Deve', 'Ṁúušţ')"],
    ['a name', "both('Slack')", "both('Slack')"],
    ['what is in one language', "({en: 'Yes'})", "({en: 'Yes'})"],
  ])('has %s', (_, source, expected) => {
    expect(withLanguage('data.ts', source, language)).toBe(expected);
  });

  it('has the labels of a list', () => {
    const rows: unknown = JSON.parse(withLanguageInList('[{"en": "Save", "pt-BR": "Salvar"}]', language));
    expect(rows).toEqual([{en: 'Save', 'pt-BR': 'Salvar', 'en-XA': 'Šáaṽée'}]);
  });
});
