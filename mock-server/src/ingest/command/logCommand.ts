import { existsSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { LogResult } from '#client/api/trafficSchemas.ts';
import { UsageError } from '#server/refusal/UsageError.ts';
import { openDataDir } from '#server/store/projectFiles/dataFormat.ts';
import { ProjectLock } from '#server/store/projectFiles/ProjectLock.ts';
import { defaultDataDir } from '#server/store/projectFiles/projectPaths.ts';
import { listImported, readImported } from '#server/store/projectFiles/projectStore.ts';
import type { ImportedSummary } from '#server/store/projectFiles/projectStore.ts';
import { DiskTraffic } from '#server/store/traffic/DiskTraffic.ts';
import { importLog } from '../accessLogs/importLog.ts';
import type { LogOrder } from '../accessLogs/importLog.ts';
import { inspectLog } from '../accessLogs/inspectLog.ts';
import type { FoundLog } from '../accessLogs/inspectLog.ts';
import { readLog } from '../accessLogs/readLog.ts';
import { siteOf } from '../accessLogs/siteOf.ts';
import { clockOf } from './cliArguments.ts';
import type { CommandIo } from './CommandIo.ts';
import { COMMAND_TEXTS, commandLanguage, fill } from './commandTexts.ts';
import type { CommandLanguage } from './commandTexts.ts';
import { LOG_COMMAND_TEXTS } from './logCommandTexts.ts';
import type { LogCommandTexts } from './logCommandTexts.ts';
import { ProgressLine } from './ProgressLine.ts';
import { readWords, single } from './readWords.ts';
import type { Words } from './readWords.ts';
import { reasonOf } from './reasonOf.ts';
import { storeProblem } from './storeProblem.ts';
import { typedPath } from './typedPath.ts';

const MANY = { type: 'string', multiple: true } as const;
const OPTIONS = {
  project: MANY,
  site: MANY,
  server: MANY,
  'time-zone': MANY,
  help: { type: 'boolean', short: 'h' },
} as const;
type Given = Words<keyof typeof OPTIONS>;

const MEGABYTE = 1_000_000;
const EXAMPLE_SITE = '--site www.example.com';

/** The project with the given name or id; without one, the only project. */
function projectOf(given: Given, dataDir: string): ImportedSummary {
  const name = single(given, 'project');
  const projects = listImported(dataDir);
  const [only, second] = projects;
  if (name === null && only !== undefined && second === undefined) return only;
  const wanted = name?.trim().toLowerCase();
  const found = projects.find(({ id, name: known }) => id === wanted || known.toLowerCase() === wanted);
  if (found !== undefined) return found;
  throw new UsageError(
    `--project ${name ?? ''}`.trim(),
    'no_such_project',
    projects.map((each) => each.name).join(', ') || '–',
  );
}

function siteOfArguments(given: Given, found: FoundLog, dataDir: string, projectId: string): string {
  const typed = single(given, 'site');
  const ownDomain = readImported(dataDir, projectId).project.brands[0]?.domains[0] ?? '';
  const site = siteOf(typed ?? ownDomain);
  if (site !== null) return site;
  if (typed !== null) throw new UsageError(`--site ${typed}`, 'not_a_site', 'www.example.com');
  if (found.hosts.length > 0) return '';
  throw new UsageError('--site', 'no_site', EXAMPLE_SITE);
}

function badLines(lines: LogResult['bad_lines'], texts: LogCommandTexts): string[] {
  return lines.map(({ line, reason, text }) =>
    fill(texts.badLine, line, reason === 'unknown' ? '' : texts.reason[reason], text),
  );
}

function summary(result: LogResult, name: string, order: LogOrder, texts: LogCommandTexts): string {
  const { written, lines, already, bad, hits, visits, others, first_date, last_date, beyond, milliseconds } = result;
  // `maxRSS` is in kilobytes on every platform of Node.js.
  const memory = Math.round((process.resourceUsage().maxRSS * 1024) / MEGABYTE);
  return [
    written ? fill(texts.done, name) : fill(texts.nothing, already, bad),
    fill(texts.format, `${order.format}${order.gzip ? ', gzip' : ''}`, order.timeZone),
    fill(texts.lines, lines, already, bad, result.repeated),
    ...badLines(result.bad_lines, texts),
    ...result.notes.map((note) => texts.note[note]),
    fill(texts.counted, hits, visits, others),
    fill(texts.dates, first_date ?? '–', last_date ?? '–'),
    ...(beyond > 0 ? [fill(texts.beyond, beyond)] : []),
    fill(texts.speed, Math.round((lines * 1000) / Math.max(1, milliseconds)), memory),
  ].join('\n');
}

/** The reason why a file has no known format, with its first lines. */
function refusal(found: FoundLog, texts: LogCommandTexts): string {
  switch (found.problem) {
    case 'empty':
      return texts.noLines;
    case 'damaged':
      return texts.damaged;
    case 'binary':
      return texts.binary;
    case 'analytics':
      return texts.analytics;
    case 'search_report':
      return texts.searchReport;
    case 'no_status':
      return [texts.noStatus, ...badLines(found.bad_lines, texts)].join('\n');
    case 'unknown':
    case 'unknown_format':
    case null:
      return [texts.unknownFormat, ...badLines(found.bad_lines, texts)].join('\n');
  }
}

async function run(given: Given, language: CommandLanguage, io: CommandIo): Promise<number> {
  const texts = LOG_COMMAND_TEXTS[language];
  const [typed, second] = given.files;
  if (typed === undefined || typed === '') throw new UsageError('FILE', 'no_file', '--help');
  if (second !== undefined) throw new UsageError(second, 'many_files');
  const file = typedPath(typed, io.environment);
  const dataDir = openDataDir(io.environment);
  const { id, name } = projectOf(given, dataDir);
  const { timeZone } = clockOf(single(given, 'time-zone'));
  if (existsSync(file) && statSync(file).isDirectory()) throw new Error(COMMAND_TEXTS[language].line.isFolder);
  const now = io.now();
  const found = await inspectLog(file, now);
  const { format, gzip } = found;
  if (format === null) throw new Error(refusal(found, texts));
  const site = siteOfArguments(given, found, dataDir, id);
  const server = single(given, 'server') ?? '';
  const store = new DiskTraffic(dataDir);
  const zone = store.of(id)?.timeZone ?? timeZone;
  const order = { path: file, fileName: basename(file), gzip, format, site, server, timeZone: zone, now };
  const progress = new ProgressLine(io.errorOut, COMMAND_TEXTS[language], statSync(file).size, io.now);
  const work = (): Promise<LogResult> =>
    importLog(store, id, order, (request) =>
      readLog(request, (state) => progress.show({ phase: 'reading', ...state })),
    );
  const wait = (): void => progress.show({ phase: 'waiting', bytes: 0, rows: 0 });
  const result = await ProjectLock.hold(dataDir, id, work, wait).finally(() => progress.clear());
  io.out(summary(result, name, order, texts));
  return result.written ? 0 : 1;
}

/** Runs the access log command. Resolves to its exit code: 0 imported, 1 nothing imported, 2 invalid argument. Never rejects. */
export async function logCommand(words: readonly string[], io: CommandIo): Promise<number> {
  const language = commandLanguage(io.environment);
  const { usage, line } = COMMAND_TEXTS[language];
  const complain = (text: string): void => {
    io.errorOut.write(`${text}\n`);
  };
  let file = '';
  try {
    const given = readWords(words, OPTIONS);
    if (given.help) {
      io.out(LOG_COMMAND_TEXTS[language].help);
      return 0;
    }
    file = given.files[0] ?? '';
    return await run(given, language, io);
  } catch (error) {
    if (error instanceof UsageError) {
      complain(`${error.argument}: ${fill(usage[error.problem], error.detail)}`);
      return 2;
    }
    const ofStore = storeProblem(error, resolve(defaultDataDir(io.environment)), language);
    if (ofStore !== null) complain(ofStore);
    else complain(fill(line.unreadableFile, file, reasonOf(error, language)));
    return 1;
  }
}
