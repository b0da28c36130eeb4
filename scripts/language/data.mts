/** Writes the data of the site in a pseudo-language: each text of src/ that has an English and a Portuguese side gets a third. */
import ts from 'typescript';
import {pseudo, type Style} from './pseudo.mts';

/** A language of that name, written in that way. */
export interface Language {
  tag: string;
  style: Style;
}

/** Functions whose arguments are one text for each language, in the order of the languages. */
const inOrder = new Set(['inOrder', 'both', 'data', 'evidence']);

/** Properties of an object in several languages that are names for a program. */
const identifiers = new Set(['slug', 'groups', 'fileRegex']);

const nameOf = (property: ts.ObjectLiteralElementLike): string =>
  property.name && (ts.isIdentifier(property.name) || ts.isStringLiteralLike(property.name))
    ? property.name.text
    : '';

const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

/** The source of a value in English as it is in a language. Names and calls stay. */
function written(node: ts.Node, {tag, style}: Language): string {
  const source = node.getSourceFile().text;
  let result = '';
  let end = node.getStart();
  const put = (part: ts.Node, text: string) => {
    result += source.slice(end, part.getStart()) + text;
    end = part.getEnd();
  };
  const visit = (part: ts.Node, isWords: boolean): void => {
    if (ts.isStringLiteral(part)) {
      put(part, isWords ? quoted(pseudo(part.text, style)) : part.getText());
    } else if (ts.isNoSubstitutionTemplateLiteral(part)) {
      put(part, `\`${pseudo(part.getText().slice(1, -1), style)}\``);
    } else if (ts.isTemplateHead(part) || ts.isTemplateMiddleOrTemplateTail(part)) {
      const text = part.getText();
      const last = text.endsWith('${') ? 2 : 1;
      put(part, text[0] + pseudo(text.slice(1, -last), style) + text.slice(-last));
    } else if (ts.isPropertyAccessExpression(part) && part.name.text === 'en') {
      visit(part.expression, false);
      put(part.name, '');
      // The point before the name is already there.
      result = `${result.slice(0, -1)}['${tag}']`;
    } else if (ts.isBindingElement(part) && !part.propertyName && part.name.getText() === 'en') {
      put(part, `'${tag}': en`);
    } else if (ts.isPropertyAssignment(part)) {
      visit(part.initializer, !identifiers.has(nameOf(part)));
    } else if (ts.isTemplateSpan(part)) {
      visit(part.expression, false);
      visit(part.literal, true);
    } else if (ts.isCallExpression(part)) {
      visit(part.expression, isWords);
      // What stands between the items of a list that is put together is words, too.
      const isJoin = /\.join$/.test(part.expression.getText());
      part.arguments.forEach((argument) => visit(argument, isJoin));
    } else if (
      ts.isBinaryExpression(part) &&
      /^[!=]==$/.test(part.operatorToken.getText()) // What is compared is a name.
    ) {
      visit(part.left, false);
      visit(part.right, false);
    } else {
      part.forEachChild((child) => visit(child, isWords));
    }
  };
  visit(node, true);
  return result + source.slice(end, node.getEnd());
}

/**
 * Adds a language to a module.
 *
 * @param source of a module whose objects have `en` and `'pt-BR'`
 * @returns the same module with a further property in each, and a further argument in each call of `both`
 */
export function withLanguage(file: string, source: string, language: Language): string {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const insertions: {at: number; text: string}[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const sides = new Map(node.properties.map((property) => [nameOf(property), property]));
      const english = sides.get('en');
      const last = sides.get('pt-BR');
      if (english && last && ts.isPropertyAssignment(english)) {
        insertions.push({
          at: node.properties.at(-1)?.getEnd() ?? last.getEnd(),
          text: `, '${language.tag}': ${written(english.initializer, language)}`,
        });
      }
    } else if (
      ts.isCallExpression(node) &&
      inOrder.has(node.expression.getText()) &&
      node.arguments.length > 1
    ) {
      const [english] = node.arguments;
      const last = node.arguments.at(-1);
      if (english && last && !ts.isSpreadElement(english)) {
        insertions.push({at: last.getEnd(), text: `, ${written(english, language)}`});
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return insertions
    .sort((a, b) => b.at - a.at)
    .reduce((text, {at, text: added}) => text.slice(0, at) + added + text.slice(at), source);
}

/** Adds a language to a list of texts in JSON, such as the labels of an interface. */
export function withLanguageInList(source: string, {tag, style}: Language): string {
  const rows = JSON.parse(source) as {en: string}[];
  return `${JSON.stringify(
    rows.map((row) => ({...row, [tag]: pseudo(row.en, style)})),
    undefined,
    2,
  )}\n`;
}
