// cspell:ignore doesn isn didn cant doesnt
/** Recognizes queries that say that something goes wrong: sections that say what to do about it are to rank higher. */
import {tokenize} from './analyzer';
import type {Language} from './languages';
import {setOf} from './stopWords';

/** Words that say that something goes wrong. Folded. Most are stop words: they do not say what it is that fails. */
const SIGNS: Record<Language, ReadonlySet<string>> = {
  en: setOf(`
    not no never nothing cannot can't cant doesn doesnt isn isnt didn didnt won wont without why wrong fail fails failed
    failing broken stuck missing gone lost stopped stops empty weird refuses rejected crashes ignores ignored forgot
  `),
  'pt-BR': setOf(`
    nao nada nunca nem sem errado errada falha falhou falhando quebrou quebrado travou travado trava parou para sumiu
    some perdi vazio vazia estranho recusa recusou ignora ignorou esqueceu esquece deu
  `),
};

/** Words of headings of sections about problems. Folded. */
const HEADINGS: Record<Language, readonly string[]> = {
  en: ['problems', 'errors', 'fixes', 'wrong'],
  'pt-BR': ['problemas', 'erros', 'solucoes', 'errado'],
};

/** True for a query that says that something goes wrong. */
export const saysThatItFails = (query: string, language: Language): boolean =>
  tokenize(query).some(({word}) => SIGNS[language].has(word));

/** Words such as `problems`, one of which the heading of a section about problems has: folded, not stemmed. */
export const headingsOfProblems = (language: Language): readonly string[] => HEADINGS[language];
