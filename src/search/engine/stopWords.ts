// cspell:ignore aren couldn didn doesn hadn hasn haven shouldn wasn weren wouldn dont doesnt didnt isnt wont
import type {Language} from './languages';

const english = `
  a about all am an and any are as at be been being but by can cannot could did do does doing don for from get
  gets getting got had has have having he her here him his how i if in into is isn it its just let ll me mine my
  no nor not of off on or our out over please re s she should so some such t than that the their them then there
  these they this those to too up us ve very was we were what when where whether which while who why will with
  would you your aren couldn d didn doesn hadn hasn haven m shouldn wasn weren won wouldn dont doesnt didnt isnt cant
  wont im ive id want wants wanted need needs still even really actually anything something someone anyone one
`;

const portuguese = `
  a ai ainda algum alguma ao aos aquela aquele aqui as ate com como cada da das de dela dele delas deles depois
  do dos e ela elas ele eles em entre era essa esse esta estao este eu faco fazer foi for ha isso isto ja la lhe
  mais mas me mesmo meu meus minha minhas muito na nao nas nem no nos nossa nosso num numa o onde os ou para pela
  pelo pelas pelos pode podem por porque posso pra pro qual quais quando que quem quer quero sao se sem sempre ser
  seu seus sim so sob sobre sua suas tambem te tem tenho ter tinha toda todas todo todos tu tudo um uma umas uns
  vai vem voce voces vou acontece algo assim bem cade coisa coisas colocar consegue consegui conseguir consigo dar
  deixa deixar deu deve devo dando entao fica ficam ficar ficou gente jeito mim nada ne nenhum nenhuma
  oq estou esta estava ainda nunca alguem ninguem vao tem tive teve tinham consegue conseguem quiser gostaria devem
  deveria apos ate outra outras outro outros pra precisa precisar preciso pq q ta tao tipo vc vcs vez vezes
`;

/** The words of a text as a set. @param words with any space between them */
export const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/**
 * Common words, folded, that say nothing about what is looked for. The Portuguese pages quote English, so they have
 * both lists. A query of nothing but these words is searched for as it is.
 */
export const stopWords: Record<Language, ReadonlySet<string>> = {
  en: setOf(english),
  'pt-BR': setOf(portuguese + english),
};
