// @ts-check
/**
 * Has a document compiled again when its file in the other language changes, of which it shows labels and the age
 * (src/remark).
 *
 * @this {{getOptions: () => {from: string, to: string}, resourcePath: string, addDependency: (file: string) => void}}
 * @param {string} source
 */
export default function otherLocaleDependency(source) {
  const {from, to} = this.getOptions();
  this.addDependency(this.resourcePath.replace(from, to));
  return source;
}
