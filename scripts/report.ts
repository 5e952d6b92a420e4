import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { LONGEST_TITLE, REPORT_SECTIONS } from '#client/api/schemas/reportOptionSchemas.ts';
import type { ReportLocale, ReportWording } from '#client/api/schemas/reportOptionSchemas.ts';
import { addDays, isIsoDate } from '#client/lib/dates.ts';
import { canonicalZone, dateOf } from '#client/lib/zoneClock.ts';
import { typedPath } from '#server/ingest/command/typedPath.ts';
import { MockError } from '#server/refusal/MockError.ts';
import { createReportServices } from '#server/service/issued/gatherReport.ts';
import { issueReport } from '#server/service/issued/issueReport.ts';
import { openDataDir } from '#server/store/projectFiles/dataFormat.ts';
import { buildConsole } from './lib/buildConsole.ts';
import { CommandError } from './lib/CommandError.ts';
import { findBrowser } from './lib/findBrowser.ts';
import { runScript } from './lib/runScript.ts';
import { UsageError } from './lib/UsageError.ts';
import { commandSession } from './report/commandSession.ts';
import { printReport } from './report/printReport.ts';

const HELP = `Makes a report and saves it as a PDF. The report is also kept in the project, next to those made in the app;
of a sample project there is only the PDF.

  npm run report -- --project NAME --out report.pdf

  --project NAME    the project, by name or ID
  --out FILE        the PDF; an existing file is replaced
  --window DAYS     number of days up to yesterday, or a first and last day: 2026-11-01..2026-11-30; default: 7
  --wording NAME    client or analyst; default: client
  --language NAME   en-US or zh-CN; default: en-US
  --title TEXT      title of the report; default: made from the brand's name
  --time-zone ZONE  time zone for counting days; default: Asia/Shanghai
  --help            this text

Needs Chrome or Chromium: an installed one, or the one CHROME_PATH points to.
Exit codes: 0 made, 1 it could not be made, 2 an argument is wrong.`;

interface Order {
  readonly project: string;
  readonly out: string;
  readonly start_time: string;
  readonly end_time: string;
  readonly wording: ReportWording;
  readonly locale: ReportLocale;
  readonly title: string;
  readonly time_zone: string;
}

/** Complete days up to yesterday in the zone; or the typed dates. */
function windowOf(text: string, zone: string): Pick<Order, 'start_time' | 'end_time'> {
  const [start = '', end = ''] = text.split('..');
  if (isIsoDate(start) && isIsoDate(end) && start <= end) return { start_time: start, end_time: end };
  const days = /^\d{1,4}$/u.test(text) ? Number(text) : 0;
  if (days < 1) {
    throw new UsageError(
      `--window "${text}" is not a period: use a number of days, or a first and last day like 2026-11-01..2026-11-30.`,
    );
  }
  const now = process.env['MOCK_TODAY'] ?? dateOf(Date.now(), zone);
  return { start_time: addDays(now, -days), end_time: addDays(now, -1) };
}

function readOrder(): Order | null {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      ...{ project: text, out: text, window: text, wording: text, language: text, title: text, 'time-zone': text },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  const { project, out, window = '7', wording = 'client', language = 'en-US', title = '' } = values;
  const { 'time-zone': zone = 'Asia/Shanghai' } = values;
  if (project === undefined) throw new UsageError('--project is missing: name a project or give its ID.');
  if (out === undefined) throw new UsageError('--out is missing: name the PDF to write, e.g. report.pdf.');
  const file = resolve(typedPath(out, process.env));
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory() === true) {
    throw new UsageError(`--out "${out}" is a folder: name the PDF to write, e.g. report.pdf.`);
  }
  if (wording !== 'client' && wording !== 'analyst') {
    throw new UsageError(`--wording "${wording}" is not a wording: use client or analyst.`);
  }
  if (language !== 'en-US' && language !== 'zh-CN') {
    throw new UsageError(`--language "${language}" is not supported: use en-US or zh-CN.`);
  }
  if (title.length > LONGEST_TITLE) {
    throw new UsageError(`--title has ${String(title.length)} characters: use at most ${String(LONGEST_TITLE)}.`);
  }
  if (canonicalZone(zone) === null) {
    throw new UsageError(`--time-zone "${zone}" is not a time zone: use one like Asia/Shanghai.`);
  }
  return {
    project,
    out: file,
    ...windowOf(window, zone),
    wording,
    locale: language,
    title,
    time_zone: zone,
  };
}

async function report(): Promise<void> {
  const order = readOrder();
  if (order === null) {
    console.log(HELP);
    return;
  }
  const browser = findBrowser();
  if (browser === undefined) {
    throw new CommandError('No Chrome or Chromium found: install one, or set CHROME_PATH to its program.');
  }
  const session = commandSession(openDataDir(), order.project, order.time_zone);
  // Checked first: a report whose file cannot be written would be stored with the project all the same.
  mkdirSync(dirname(order.out), { recursive: true });
  accessSync(dirname(order.out), constants.W_OK);
  const folder = fileURLToPath(new URL('../.cache/console', import.meta.url));
  buildConsole(folder);
  const layout = { ...order, logo: null, sections: [...REPORT_SECTIONS] };
  const { report: made } = await issueReport(session, layout, createReportServices(), {
    origin: 'command',
    made_by: '',
  });
  await printReport(made, folder, browser, order.out);
  console.log(`${order.out}  ${made.title}, ${order.start_time} to ${order.end_time}`);
}

const code = await runScript('report', async () => {
  try {
    await report();
  } catch (error) {
    // An expected error of the service, such as a project with the maximum number of reports.
    throw error instanceof MockError ? new CommandError(error.message) : error;
  }
});
// The report worker thread would keep the process alive.
process.exit(code);
