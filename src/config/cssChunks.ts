/**
 * Style sheets that a page has only if it has what they are for. They apply after the sheets of every page, in any
 * order among themselves. The bundler makes one file of each (src/plugins/styles); a page has a copy of it
 * (src/plugins/docusaurusInternals), and one that is reached by a link loads the file.
 */
interface CssChunk {
  /** Name of the file in the build, after `styles-`. */
  readonly name: string;
  /** The sources, as a pattern over their resolved path. */
  readonly source: RegExp;
  /**
   * A sheet that the text of a page asks for: its file in src/css/, and the classes or element names of which one is
   * enough. Without it, a component imports the sheet.
   */
  readonly sheet?: {readonly file: string; readonly marks: RegExp};
}

/** A sheet of src/css/ that components import. */
const imported = (name: string): CssChunk => ({
  name,
  source: new RegExp(String.raw`[\\/]src[\\/]css[\\/]${name}\.css$`),
});

/** A sheet of src/css/ with the classes (or elements) that ask for it. */
const sheet = (name: string, marks: RegExp): CssChunk => ({
  ...imported(name),
  sheet: {file: `src/css/${name}.css`, marks},
});

/** The sheets of a folder, which its components import. */
const folder = (name: string, path: string): CssChunk => ({
  name,
  source: new RegExp(String.raw`[\\/]src[\\/]${path.replaceAll('/', String.raw`[\\/]`)}[\\/].*\.css$`),
});

export const cssChunks: readonly CssChunk[] = [
  sheet('pictures', /^pic-(?!figure$|mark$|icon$)/),
  sheet(
    'pictureParts',
    /^pic-(?:nav|tabs|menu|activities|code|plus|minus|done|doing|columns|toggle|gauge|dot)$/,
  ),
  sheet('admonitions', /^(?:theme-)?admonition$/),
  sheet('codeNotes', /^code-notes?$/),
  sheet('facts', /^(?:facts|facts-checked|provider-state)$/),
  sheet('home', /^home-hero$/),
  sheet('diagrams', /^diagram$/),
  sheet('trees', /^decision-tree$/),
  sheet('plots', /^plot$/),
  folder('calculators', 'components/calculators'),
  sheet('wideTables', /^table-scroller$/),
  imported('tabs'),
  imported('messageBox'),
  folder('language', 'components/LanguageHint'),
  folder('dialog', 'components/(?:Dialog|Enlarge)'),
  {name: 'shortcuts', source: /[\\/]Shortcuts[\\/]list\.module\.css$/},
  folder('sections', 'components/Home'),
  folder('sectionNav', 'components/SectionNav'),
  {name: 'popup', source: /[\\/]SearchField[\\/]popup\.module\.css$/},
  folder('results', 'components/SearchResults'),
];
