import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { LONGEST_TITLE, REPORT_SECTIONS } from '#client/api/schemas/reportOptionSchemas.ts';
import type { ReportLocale, ReportWording } from '#client/api/schemas/reportOptionSchemas.ts';
import { addDays, isIsoDate } from '#client/lib/dates.ts';
import { isTimeZone } from '#server/analysis/scope/dates.ts';
import { MockError } from '#server/refusal/MockError.ts';
import { composeReport } from '#server/service/issued/composeReport.ts';
import { createReportDesks } from '#server/service/issued/gatherReport.ts';
import { keepReport } from '#server/service/issued/keepReport.ts';
import { defaultDataDir } from '#server/store/projectFiles/projectPaths.ts';
import { buildConsole } from './lib/buildConsole.ts';
import { findBrowser } from './lib/findBrowser.ts';
import { commandSession } from './report/commandSession.ts';
import { printReport } from './report/printReport.ts';

const HELP = `Makes a report of a project and prints it to a PDF. The report is kept with the project, as those made in the app are.

  npm run report -- --project ID --out report.pdf

  --project    id of the project (or its name)
  --out        the PDF; a file of that name is replaced
  --window     how many days up to yesterday (default 7), or two days: 2026-11-01..2026-11-30
  --wording    client (default) or analyst
  --language   en-US (default) or zh-CN
  --title      of the report; without it, it is named after the brand
  --time-zone  of the days, default Asia/Shanghai

It needs a Chrome or Chromium: one that is installed, or the one CHROME_PATH names.`;

class UsageError extends Error {}

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

/** Whole days that have ended, up to yesterday in the zone; or the days as they were typed. */
function windowOf(text: string, zone: string): Pick<Order, 'start_time' | 'end_time'> {
  const [start = '', end = ''] = text.split('..');
  if (isIsoDate(start) && isIsoDate(end) && start <= end) return { start_time: start, end_time: end };
  const days = /^\d{1,4}$/u.test(text) ? Number(text) : 0;
  if (days < 1) {
    throw new UsageError(`--window is "${text}": give a number of days, or two days as 2026-11-01..2026-11-30.`);
  }
  const now = process.env['MOCK_TODAY'] ?? new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date());
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
  if (project === undefined) throw new UsageError('--project is missing: give the id of a project.');
  if (out === undefined) throw new UsageError('--out is missing: give the name of a file, such as report.pdf.');
  if (wording !== 'client' && wording !== 'analyst') {
    throw new UsageError(`--wording is "${wording}": give client or analyst.`);
  }
  if (language !== 'en-US' && language !== 'zh-CN') {
    throw new UsageError(`--language is "${language}": give en-US or zh-CN.`);
  }
  if (title.length > LONGEST_TITLE) throw new UsageError(`--title has more than ${String(LONGEST_TITLE)} characters.`);
  if (!isTimeZone(zone)) throw new UsageError(`--time-zone is "${zone}": give one such as Asia/Shanghai.`);
  return { project, out: resolve(out), ...windowOf(window, zone), wording, locale: language, title, time_zone: zone };
}

async function report(): Promise<void> {
  const order = readOrder();
  if (order === null) {
    console.log(HELP);
    return;
  }
  const browser = findBrowser();
  if (browser === undefined) {
    throw new UsageError('There is no Chrome or Chromium here: install one, or name one with CHROME_PATH.');
  }
  const folder = fileURLToPath(new URL('../.cache/console', import.meta.url));
  buildConsole(folder);
  const session = commandSession(resolve(defaultDataDir()), order.project, order.time_zone);
  const layout = { ...order, logo: null, sections: [...REPORT_SECTIONS] };
  const made = await composeReport(session, layout, createReportDesks());
  keepReport(session, made, { origin: 'command', made_by: '' });
  await printReport(made, folder, browser, order.out);
  console.log(`${order.out}  ${made.title}, ${order.start_time} to ${order.end_time}`);
}

try {
  await report();
  // The thread of reports would keep the process.
  process.exit(0);
} catch (error) {
  const isUsage =
    error instanceof UsageError || error instanceof MockError || (error instanceof TypeError && 'code' in error);
  const isPlain = error instanceof Error && error.message.startsWith('--project');
  console.error(isUsage || isPlain ? `${error.message}\n\nnpm run report -- --help says more.` : error);
  process.exit(isUsage || isPlain ? 2 : 1);
}
