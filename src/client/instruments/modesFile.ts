import {fill} from '../../config/numbers';
import {entries} from '../../facts/files/entries';
import type {ModeFields} from '../../facts/modesFile/build';
import {formatOf, isPattern, type Format} from '../../facts/modesFile/format';
import {modeGroups} from '../../facts/modesFile/rules';
import {editFile, type BuilderData} from './fileEditor';
import type {Start} from './kit';

/** Milliseconds after which a pattern is given up; a sound one takes less than one. */
const patience = 500;

type PathWords = Record<'all' | 'yes' | 'no' | 'invalid' | 'endless' | 'failed' | 'none' | 'edits', string>;

/** The builder of modes on features/custom-modes. */
const start: Start<BuilderData & {paths: PathWords; fileName: string}> = (place) => {
  const {form, data} = place;
  const list = form.querySelector('[data-paths]');
  let worker: Worker | undefined;
  let timer: ReturnType<typeof setTimeout>;
  let tried = '';

  const say = (lines: readonly {text: string; state?: string}[]) =>
    list?.replaceChildren(
      ...lines.map(({text, state = ''}) => {
        const item = document.createElement('li');
        item.dataset.state = state;
        item.textContent = text;
        return item;
      }),
    );

  const giveUp = () => {
    clearTimeout(timer);
    worker?.terminate();
    worker = undefined;
  };

  /** Tries the pattern on the paths, and says which the mode may edit. */
  const tryPaths = ({groups, fileRegex}: ModeFields, paths: string[]) => {
    const task = JSON.stringify([groups.includes('edit'), fileRegex, paths]);
    if (task === tried) {
      return;
    }
    tried = task;
    giveUp();
    if (!groups.includes('edit')) {
      say([{text: data.paths.edits}]);
    } else if (fileRegex === '') {
      say([{text: data.paths.all}]);
    } else if (!isPattern(fileRegex)) {
      say([{text: data.paths.invalid}]);
    } else if (paths.length === 0) {
      say([{text: data.paths.none}]);
    } else {
      worker = new Worker(new URL('./patternWorker.ts', import.meta.url));
      const end = (text: string) => {
        giveUp();
        say([{text}]);
      };
      worker.addEventListener('error', () => end(data.paths.failed));
      worker.addEventListener('message', ({data: found}: MessageEvent<boolean[] | 'ready'>) => {
        if (found === 'ready') {
          // The time runs from here: loading is no fault of the pattern.
          timer = setTimeout(() => end(data.paths.endless), patience);
          worker?.postMessage({pattern: fileRegex, paths});
          return;
        }
        giveUp();
        say(
          paths.map((path, index) => ({
            text: fill(found[index] ? data.paths.yes : data.paths.no, {path}),
            state: found[index] ? 'yes' : 'no',
          })),
        );
      });
    }
  };

  const stop = editFile<ModeFields & {format: Format}>(place, {
    fileName: data.fileName,
    load: async () => {
      const [{withMode, findMode}, {checkModesFile}] = await Promise.all([
        import('../../facts/modesFile/build'),
        import('../../facts/modesFile/check'),
      ]);
      return {
        check: checkModesFile,
        write: (before, replaced, fields) => withMode(before, replaced, fields, fields.format),
        find: (value, slug) => {
          const found = findMode(value, slug);
          const groups = modeGroups.map((group) => [group, found?.fields.groups.includes(group)]);
          const format = formatOf(form.querySelector<HTMLTextAreaElement>('[data-file]')?.value ?? '');
          return found && {...found, fields: {...found.fields, ...Object.fromEntries(groups), format}};
        },
      };
    },
    read: ({text, checked}) => {
      const fields = {
        slug: text('slug'),
        name: text('name'),
        roleDefinition: text('roleDefinition'),
        description: text('description'),
        whenToUse: text('whenToUse'),
        groups: modeGroups.filter(checked),
        fileRegex: text('fileRegex'),
        fileDescription: text('fileDescription'),
        customInstructions: text('customInstructions'),
        format: text('format') as Format,
      };
      tryPaths(fields, entries(text('paths')));
      return fields;
    },
    nameOf: ({slug}) => slug.trim(),
  });
  return () => {
    giveUp();
    stop();
  };
};

export default start;
