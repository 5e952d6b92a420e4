import { statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { UsageError } from '#server/refusal/UsageError.ts';
import { openDataDir } from '#server/store/projectFiles/dataFormat.ts';
import { defaultDataDir, projectFolder } from '#server/store/projectFiles/projectPaths.ts';
import { giveToTeam } from '#server/store/projectFiles/projectTeam.ts';
import { brandsOfExport } from '../merge/brandsOfExport.ts';
import { brandsOnDisk } from '../merge/brandsOnDisk.ts';
import { importAnswers } from '../merge/importAnswers.ts';
import type { ImportSummary } from '../merge/importSummary.ts';
import { hasProjectNamed, projectIdFor } from '../merge/projectIdFor.ts';
import { ArchiveError } from '../parse/containers/ArchiveReader.ts';
import { openContainer } from '../parse/containers/openContainer.ts';
import { WorkbookSizeError } from '../parse/containers/WorkbookSizeError.ts';
import { FILE_PROBLEM_TEXTS, fileProblem } from '../parse/fileProblem.ts';
import { diskSource } from '../parse/FileSource.ts';
import { LOOKS } from '../parse/formats/looksLike.ts';
import { inspectFile } from '../parse/inspectFile.ts';
import { UNNAMED_PLATFORM } from '../parse/platforms/unnamedPlatform.ts';
import { runAboutImports } from './aboutImports.ts';
import { argumentBrands } from './argumentBrands.ts';
import { isAboutImports, parseImportArguments } from './cliArguments.ts';
import type { ImportArguments } from './cliArguments.ts';
import type { CommandIo } from './CommandIo.ts';
import { COMMAND_TEXTS, commandLanguage, fill } from './commandTexts.ts';
import type { CommandLanguage, CommandTexts } from './commandTexts.ts';
import { formatSummary } from './formatSummary.ts';
import { ProgressLine } from './ProgressLine.ts';
import { reasonOf } from './reasonOf.ts';
import { storeProblem } from './storeProblem.ts';
import { requireTeam, teamIdOf } from './teamOption.ts';
import { typedPath } from './typedPath.ts';

/** A file that is neither text nor an archive of texts. */
class RefusedFile extends Error {
  override readonly name = 'RefusedFile';
}

/** Size of a file in bytes. Throws with the reason if it is no file. */
function readSize(file: string, texts: CommandTexts): number {
  const stat = statSync(file);
  if (stat.isDirectory()) throw new Error(texts.line.isFolder);
  return stat.size;
}

function checkChoices(summary: ImportSummary, { overrides }: ImportArguments): void {
  const [field] = summary.file.missingChoices;
  if (summary.written || field === undefined) return;
  const columns = [...summary.file.columns.map(({ column }) => column), ...summary.file.unusedColumns];
  throw new UsageError(`--map ${field}=${overrides[field] ?? ''}`, 'no_such_column', columns.join(', '));
}

/** The reason why a file cannot be imported, in the app's words; null: it may be importable. */
async function findRefusal(file: string, language: CommandLanguage): Promise<string | null> {
  const problem = await fileProblem(file);
  return problem === null ? null : FILE_PROBLEM_TEXTS[problem][language];
}

const inspected = (given: ImportArguments, io: CommandIo): ReturnType<typeof inspectFile> =>
  inspectFile({
    ...given,
    path: given.file,
    fileName: basename(given.file),
    defaultPlatform: given.platform ?? UNNAMED_PLATFORM,
    now: io.now(),
  });

/** Refuses a text without a table, with the app's description of what it looks like. @throws RefusedFile */
async function refuseByLook(given: ImportArguments, io: CommandIo): Promise<void> {
  const looked = await inspected(given, io);
  const isLook = typeof looked === 'string' && LOOKS.some((look) => look === looked);
  if (isLook) throw new RefusedFile(FILE_PROBLEM_TEXTS[looked][commandLanguage(io.environment)]);
}

function checkPart({ part, file }: ImportArguments, parts: readonly string[]): void {
  if (part === null || parts.includes(part)) return;
  throw new UsageError(`--sheet ${part}`, 'no_such_part', parts.join(', ') || basename(file));
}

/** The arguments with what exported answers say themselves: the brands of a new project and its name. @throws UsageError without a brand */
async function withFileBrands(typed: ImportArguments, dataDir: string, io: CommandIo): Promise<ImportArguments> {
  if (typed.brands !== null || hasProjectNamed(dataDir, typed.projectName)) return typed;
  const found = await inspected(typed, io);
  const brands = typeof found === 'string' ? null : brandsOfExport(found.brands);
  const projectName = typed.projectName || (brands?.[0]?.name ?? '');
  if (brands === null) throw new UsageError('--brand', 'no_brand');
  return { ...typed, projectName, brands: hasProjectNamed(dataDir, projectName) ? null : brands };
}

async function runImport(typed: ImportArguments, texts: CommandTexts, io: CommandIo): Promise<number> {
  const dataDir = openDataDir(io.environment);
  const size = readSize(typed.file, texts);
  const refusal = await findRefusal(typed.file, commandLanguage(io.environment));
  if (refusal !== null) throw new RefusedFile(refusal);
  const given = await withFileBrands(typed, dataDir, io);
  const isNew = !hasProjectNamed(dataDir, given.projectName);
  const teamId = isNew
    ? teamIdOf(dataDir, given.team)
    : requireTeam(dataDir, projectIdFor(dataDir, given.projectName), given.team);
  const unnamedPlatform = given.platform ?? UNNAMED_PLATFORM;
  const source = diskSource(given.file);
  if (given.part !== null) checkPart(given, (await openContainer(source, given.part, () => undefined)).parts);
  const progress = new ProgressLine(io.errorOut, texts, size, io.now);
  if (isNew && given.team !== null) giveToTeam(dataDir, projectIdFor(dataDir, given.projectName), teamId);
  const brands =
    typed.brands === null ? given.brands : argumentBrands(typed.brands, brandsOnDisk(dataDir, given.projectName));
  const summary = await importAnswers({
    ...given,
    brands,
    source,
    fileName: basename(given.file),
    defaultPlatform: unnamedPlatform,
    isPlatformGiven: given.platform !== null,
    dataDir,
    now: io.now(),
    onProgress: (state) => progress.show(state),
  }).finally(() => progress.clear());
  checkChoices(summary, given);
  if (!summary.written) await refuseByLook(given, io);
  io.out(
    formatSummary(summary, texts, {
      timeZone: given.clock.timeZone,
      unnamedPlatform,
      isPlatformGiven: given.platform !== null,
    }),
  );
  if (!summary.written) {
    io.out(texts.line.seeHelp);
    return 1;
  }
  io.out(fill(texts.line.saved, projectFolder(dataDir, summary.project.id)));
  io.out(fill(texts.line.next, summary.project.name));
  return 0;
}

/** Runs the import command. Resolves to its exit code: 0 imported, 1 nothing imported, 2 invalid argument. Never rejects. */
export async function importCommand(words: readonly string[], io: CommandIo): Promise<number> {
  const texts = COMMAND_TEXTS[commandLanguage(io.environment)];
  const complain = (text: string): void => {
    io.errorOut.write(`${text}\n`);
  };
  let file = '';
  try {
    const given = parseImportArguments(words);
    if (given === 'help') {
      io.out(texts.help);
      return 0;
    }
    if (isAboutImports(given)) return await runAboutImports(given, texts, io);
    file = given.file;
    return await runImport({ ...given, file: typedPath(file, io.environment) }, texts, io);
  } catch (error) {
    if (error instanceof UsageError) {
      complain(`${error.argument}: ${fill(texts.usage[error.problem], error.detail, error.owner)}`);
      return 2;
    }
    const ofStore = storeProblem(error, resolve(defaultDataDir(io.environment)), commandLanguage(io.environment));
    if (ofStore !== null) {
      complain(ofStore);
    } else if (error instanceof ArchiveError || error instanceof WorkbookSizeError) {
      const problem = error instanceof ArchiveError ? 'archive' : 'large_workbook';
      complain(fill(texts.line.cannotRead, file, FILE_PROBLEM_TEXTS[problem][commandLanguage(io.environment)]));
    } else if (error instanceof RefusedFile) {
      complain(fill(texts.line.cannotRead, file, error.message));
    } else {
      complain(fill(texts.line.unreadableFile, file, reasonOf(error, commandLanguage(io.environment))));
    }
    return 1;
  }
}
