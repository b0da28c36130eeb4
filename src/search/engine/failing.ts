// cspell:ignore doesn isn didn cant doesnt
/** Words that say that something goes wrong: who writes one asks for the section that says what to do about it. */
import {tokenize} from './analyzer';
import type {Language} from './languages';
import {setOf} from './stopWords';

/** Folded. Most are stop words: they say nothing of what it is that fails. */
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

/** Words of the headings over what to do when something goes wrong. Folded. */
const HEADINGS: Record<Language, readonly string[]> = {
  en: ['problems', 'errors', 'fixes', 'wrong'],
  'pt-BR': ['problemas', 'erros', 'solucoes', 'errado'],
};

/** True for a query that says that something goes wrong. */
export const saysThatItFails = (query: string, language: Language): boolean =>
  tokenize(query).some(({word}) => SIGNS[language].has(word));

/** The words of which the heading of a section about failures has one (`problems`): folded, and not yet stemmed. */
export const headingsOfProblems = (language: Language): readonly string[] => HEADINGS[language];
