/** The files of a project that steer the assistant, as pages show them. */
import {optional, someEntries, word} from '../../config/props';
import {fact} from '../fact';
import {table, type Column} from '../nodes';
import {teamFiles, type TeamFile} from './data';

/**
 * What each file does, whether to commit it, and what to check in a clone.
 * `for="sharing"` leaves out the last column, `for="trust"` the one before;
 * `files` chooses the rows.
 */
export const TeamFiles = fact(
  {files: someEntries(teamFiles, 'id'), for: optional(word(['sharing', 'trust'] as const))},
  ({files, for: purpose}, {text, rich}) => {
    const path: Column<TeamFile> = {
      head: text({en: 'File or folder', 'pt-BR': 'Arquivo ou pasta'}),
      cell: (file) => rich(file.path),
      rowHead: true,
    };
    const effect: Column<TeamFile> = {
      head: text({en: 'What it does', 'pt-BR': 'O que faz'}),
      cell: (file) => rich(file.effect),
    };
    const commit: Column<TeamFile> = {
      head: text({en: 'Commit it?', 'pt-BR': 'Vai no commit?'}),
      cell: (file) => rich(file.commit),
    };
    const check: Column<TeamFile> = {
      head: text({en: 'Before you trust a clone', 'pt-BR': 'Antes de confiar em um clone'}),
      cell: (file) => rich(file.check),
    };
    const columns = {
      sharing: [path, effect, commit],
      trust: [path, check],
      all: [path, effect, commit, check],
    };
    return table(columns[purpose ?? 'all'], files);
  },
);
