import { createReadStream, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { argumentBrands } from './argumentBrands.ts';
import { brandsOnDisk } from './brandsOnDisk.ts';
import { parseImportArguments } from './cliArguments.ts';
import type { ImportArguments } from './cliArguments.ts';
import { COMMAND_TEXTS, commandLanguage, fill } from './commandTexts.ts';
import type { CommandTexts } from './commandTexts.ts';
import { formatSummary } from './formatSummary.ts';
import { importAnswers } from './importAnswers.ts';
import type { ImportSummary } from './importSummary.ts';
import { ProgressLine } from './ProgressLine.ts';
import { defaultDataDir, projectFolder } from './projectPaths.ts';
import { hasProjectNamed } from './ProjectMerger.ts';
import { UNNAMED_PLATFORM } from './unnamedPlatform.ts';
import { UsageError } from './UsageError.ts';

const READ_BYTES = 1 << 20;

export type CommandIo = {
  readonly environment: NodeJS.ProcessEnv;
  readonly out: (text: string) => void;
  readonly errorOut: NodeJS.WriteStream;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Size of a file in bytes. Throws with the reason when it is none. */
function sizeOf(file: string, texts: CommandTexts): number {
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

async function runImport(given: ImportArguments, texts: CommandTexts, io: CommandIo): Promise<number> {
  const dataDir = resolve(defaultDataDir(io.environment));
  if (given.brands === null && !hasProjectNamed(dataDir, given.projectName))
    throw new UsageError('--brand', 'no_brand');
  const unnamedPlatform = given.platform ?? UNNAMED_PLATFORM;
  const size = sizeOf(given.file, texts);
  const progress = new ProgressLine(io.errorOut, texts, size, io.now);
  const brands = given.brands && argumentBrands(given.brands, brandsOnDisk(dataDir, given.projectName));
  const summary = await importAnswers({
    ...given,
    brands,
    chunks: createReadStream(given.file, { highWaterMark: READ_BYTES }),
    fileName: basename(given.file),
    defaultPlatform: unnamedPlatform,
    dataDir,
    now: io.now(),
    onProgress: (state) => progress.show(state),
  }).finally(() => progress.clear());
  checkChoices(summary, given);
  io.out(formatSummary(summary, texts, { timeZone: given.clock.timeZone, unnamedPlatform }));
  if (!summary.written) {
    io.out(texts.line.seeHelp);
    return 1;
  }
  io.out(fill(texts.line.saved, projectFolder(dataDir, summary.project.id)));
  io.out(fill(texts.line.next, summary.project.name));
  return 0;
}

/** The import command. Resolves to its exit code: 0 imported, 1 nothing imported, 2 a wrong argument. Never rejects. */
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
    file = given.file;
    return await runImport(given, texts, io);
  } catch (error) {
    if (error instanceof UsageError) {
      complain(`${error.argument}: ${fill(texts.usage[error.problem], error.detail)}`);
      return 2;
    }
    complain(fill(texts.line.unreadableFile, file, reasonOf(error)));
    return 1;
  }
}
