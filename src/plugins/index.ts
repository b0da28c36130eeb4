/** The plugins and Markdown steps of the build, for docusaurus.config.ts. */
export {changeOfFile} from '../remark/changed';
export {documentPath} from '../remark/documentPath';
export {markdownPlugins} from '../remark/markdownPlugins';
export {default as calculatorTexts} from '../components/calculators/texts';
export {default as searchPlugin} from '../search/indexing/plugin';
export {default as brand, brandFolder} from './brand';
export {default as devServer} from './devServer';
export {default as docs} from './docs';
export {default as docusaurusInternals} from './docusaurusInternals';
export {ssrTemplate} from './docusaurusInternals/pageTemplate';
export {default as postBuild} from './postBuild';
export {default as styles} from './styles';
export {default as whatsNew} from './whatsNew';
