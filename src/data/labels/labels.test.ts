import {describe, expect, it} from 'vitest';
import {labelIndex} from '.';

const names = {en: {code: 'Acme Code'}, 'pt-BR': {code: 'Acme Code'}};

const {rows, steps, other} = labelIndex(
  [
    {en: 'Settings', 'pt-BR': 'Configurações'},
    {en: 'About {product.code}', 'pt-BR': 'Sobre o {product.code}'},
    {en: 'Low', 'pt-BR': 'Baixo'},
    {en: 'Low', 'pt-BR': 'Baixa'},
    {en: 'Step {{current}} of {{total}}', 'pt-BR': 'Passo {{current}} de {{total}}'},
    {en: 'Use {{model}} in {{mode}}', 'pt-BR': 'Em {{mode}}, usar {{model}}'},
    {en: 'File → Open', 'pt-BR': 'Arquivo → Abrir'},
    {en: 'Step zero of all', 'pt-BR': 'Passo inicial'},
    {en: 'Start', 'pt-BR': 'Iniciar'},
    {en: 'Start Indexing', 'pt-BR': 'Iniciar'},
  ],
  names,
);

describe('labelIndex', () => {
  it('finds the rows of a label, its places filled or left out', () => {
    expect([...rows('Low', 'en')]).toEqual([2, 3]);
    expect([...rows('Step 1 of 4', 'en')]).toEqual([4]);
    expect([...rows('Step of', 'en')]).toEqual([4]);
    expect([...rows('About Acme Code', 'en')]).toEqual([1]);
    expect([...rows('Settings', 'pt-BR')]).toEqual([]);
  });

  it('parts a path into its steps', () => {
    expect(steps('Settings → Low', 'en')).toEqual(['Settings', 'Low']);
    expect(steps('File → Open', 'en')).toEqual(['File → Open']);
  });

  it.each([
    ['Settings', [], 'Configurações'],
    ['Settings → About Acme Code', [], 'Configurações → Sobre o Acme Code'],
    ['Step 2 of 5', [], 'Passo 2 de 5'],
    ['Step zero of all', [], 'Passo inicial'],
    ['Use tiny in Code', [], 'Em Code, usar tiny'],
    // The page in the other language knows which of two, and what stands in the places.
    ['Low', ['Baixa'], 'Baixa'],
    ['Settings → Low', ['Configurações → Baixo'], 'Configurações → Baixo'],
    ['Use tiny in Code', ['Em Código, usar minúsculo'], 'Em Código, usar minúsculo'],
    ['Step 2 of 5', ['Passo 1 de 4', 'Passo 2 de 5'], 'Passo 2 de 5'],
  ])('has %j for readers of Portuguese, beside %j', (text, twins, wanted) => {
    expect(other(text, 'en', twins)).toBe(wanted);
  });

  it('decides by the other page in the other direction too', () => {
    expect(other('Iniciar', 'pt-BR', ['Start Indexing', 'Settings'])).toBe('Start Indexing');
  });

  it.each([
    ['a label that no list has', 'Frobnicate', []],
    ['a path with a step that no list has', 'Settings → Frobnicate', []],
    ['a choice that nothing decides', 'Low', []],
    ['a choice that the other page leaves open', 'Low', ['Baixo', 'Baixa']],
  ])('has nothing for %s', (_, text, twins) => {
    expect(other(text, 'en', twins)).toBeUndefined();
  });
});
