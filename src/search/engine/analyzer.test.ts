import {describe, expect, it} from 'vitest';
import {createStem, fold, isStopWord, tokenize} from './analyzer';
import {portugueseStem} from './portugueseStem';

const words = (text: string) => tokenize(text).map(({word}) => word);

it('fold knows neither case nor accents', () => {
  expect(fold('Configuração ÀÉÎÕÜç')).toBe('configuracao aeiouc');
});

describe('tokenize', () => {
  it.each([
    ['`apply_diff()`', ['apply', 'diff', 'applydiff']],
    ['apply diff', ['apply', 'diff']],
    ['autoApprove.maxRequests', ['auto', 'approve', 'autoapprove', 'max', 'requests', 'maxrequests']],
    ['--install-extension', ['install', 'extension', 'installextension']],
    ['APIKey', ['api', 'key', 'apikey']],
    ['use_mcp_tool', ['use', 'mcp', 'tool', 'usemcptool']],
    ['gpt-4o', ['gpt', '4o', 'gpt4o']],
    ['a/b.c:d@e#f', ['a', 'b', 'c', 'd', 'e', 'f']],
    ['“Não” — já!', ['nao', 'ja']],
    ['', []],
    ['… !?', []],
  ])('parts %j', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('says where the words stand, in the text as it was', () => {
    const text = 'Restauração de use_mcp';
    expect(tokenize(text).map(({start, end, isJoined}) => [text.slice(start, end), isJoined])).toEqual([
      ['Restauração', false],
      ['de', false],
      ['use', false],
      ['mcp', false],
      ['use_mcp', true],
    ]);
  });

  it('leaves data out', () => {
    expect(words(`x${'a'.repeat(60)} ok`)).toEqual(['ok']);
    const longest = 'a'.repeat(40);
    expect(words(`${longest} ${longest}b`)).toEqual([longest]);
    const half = 'a'.repeat(20);
    expect(words(`${half}_${half}`)).toEqual([half, half, half + half]);
    expect(words(`${half}_${half}b`)).toEqual([half, `${half}b`]);
  });
});

describe('stems', () => {
  const families: [Parameters<typeof createStem>[0], string[]][] = [
    ['en', ['configure', 'configured', 'configuring', 'configuration', 'configurations']],
    ['en', ['approve', 'approved', 'approving', 'approves']],
    ['pt-BR', ['configuração', 'configuracao', 'configurações', 'configurar', 'configurado', 'configura']],
    ['pt-BR', ['aprovação', 'aprovações', 'aprovar', 'aprovado', 'aprovada', 'aprovou']],
    ['pt-BR', ['instalação', 'instalar', 'instalando', 'instalado']],
    ['pt-BR', ['permissão', 'permissões', 'permissao']],
    ['pt-BR', ['provedor', 'provedores']],
    ['pt-BR', ['execução', 'executar', 'executado', 'execuções']],
    ['pt-BR', ['trocar', 'troca', 'troque', 'trocou']],
    ['pt-BR', ['desligar', 'desligue', 'desligado']],
    ['pt-BR', ['atualizar', 'atualize', 'atualizou', 'atualização']],
    ['pt-BR', ['esquecer', 'esqueceu', 'esquecido']],
    ['pt-BR', ['modelo', 'modelos']],
    ['pt-BR', ['variável', 'variáveis']],
  ];

  it.each(families)('%s: one for %j', (locale, forms) => {
    const stem = createStem(locale);
    expect(new Set(forms.map((form) => stem(fold(form)))).size).toBe(1);
  });

  it('keep different words apart', () => {
    const words = ['comando', 'comum', 'modo', 'modelo', 'conta', 'contexto'];
    expect(new Set(words.map(portugueseStem)).size).toBe(words.length);
  });

  it('leave short words and words with digits as they are', () => {
    const stem = createStem('en');
    expect(['api', 'mcp', 'gpt4s'].map(stem)).toEqual(['api', 'mcp', 'gpt4s']);
  });
});

it('stop words are those of the language; Portuguese pages quote English', () => {
  expect(isStopWord('the', 'en')).toBe(true);
  expect(isStopWord('the', 'pt-BR')).toBe(true);
  expect(isStopWord('para', 'pt-BR')).toBe(true);
  expect(isStopWord('para', 'en')).toBe(false);
  expect(isStopWord('mode', 'en')).toBe(false);
});
