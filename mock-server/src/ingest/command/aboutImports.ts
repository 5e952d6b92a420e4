import { UsageError } from '#server/refusal/UsageError.ts';
import { openDataDir } from '#server/store/projectFiles/dataFormat.ts';
import { listImported } from '#server/store/projectFiles/projectStore.ts';
import type { ImportEntry } from '#server/store/projectFiles/storedSchemas.ts';
import { hasProjectNamed, projectIdFor } from '../merge/projectIdFor.ts';
import { importsOf, undoImport } from '../merge/undoImport.ts';
import type { ImportsArguments } from './cliArguments.ts';
import type { CommandIo } from './CommandIo.ts';
import { fill } from './commandTexts.ts';
import type { CommandTexts } from './commandTexts.ts';

const line = ({ id, file_name: name, at, answers }: ImportEntry, texts: CommandTexts): string =>
  fill(texts.line.importLine, id, name, at, answers);

/** Lists the imports of a project, or undoes one, given by id or as the last one of a file. Resolves to the exit code. */
export async function runAboutImports(given: ImportsArguments, texts: CommandTexts, io: CommandIo): Promise<number> {
  const { projectName, undo } = given;
  const dataDir = openDataDir(io.environment);
  if (!hasProjectNamed(dataDir, projectName)) {
    const names = listImported(dataDir).map(({ name }) => name);
    throw new UsageError(`--project ${projectName}`, 'no_such_project', names.join(', '));
  }
  const projectId = projectIdFor(dataDir, projectName);
  const imports = importsOf(dataDir, projectId);
  if (undo === null) {
    if (imports.length === 0) io.out(texts.line.noImports);
    else io.out([texts.line.imports, ...imports.map((each) => line(each, texts))].join('\n'));
    return 0;
  }
  const wanted = imports.findLast(({ id, file_name: name }) => id === undo || name === undo);
  if (wanted === undefined) {
    const known = imports.map(({ id, file_name: name }) => `${id} (${name})`);
    throw new UsageError(`--undo ${undo}`, 'no_such_import', known.join(', '));
  }
  const { removed, left } = await undoImport({ dataDir, projectId, importId: wanted.id, now: io.now() });
  io.out(fill(texts.line.undone, wanted.file_name, wanted.at, removed, left));
  return 0;
}
