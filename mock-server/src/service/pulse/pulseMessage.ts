import type { FilterQuery } from '#client/api/filterQuery.ts';
import type { ChannelLanguage } from '#client/api/schemas/channelSchemas.ts';
import type { AnswerTable } from '../../analysis/types.ts';
import { ReportDesk } from '../reports/ReportDesk.ts';
import type { ChannelMessage } from '../channels/channelMessage.ts';
import { pulseLines } from './pulseLines.ts';
import type { PulseReport } from './pulseLines.ts';
import { PULSE_WORDS } from './pulseWords.ts';

/** A week that is told of, in a zone. */
export interface PulseWeek {
  /** Monday and Sunday, YYYY-MM-DD. */
  readonly start: string;
  readonly end: string;
  readonly timeZone: string;
}

/** The report of the overview: the pulse has no figure of its own. */
const reports = new ReportDesk('overview', { most: 4 });

/** The filters with which the overview shows the same week. */
function pulseQuery({ start, end, timeZone }: PulseWeek): FilterQuery {
  return {
    ...{ start_time: start, end_time: end, time_zone: timeZone },
    ...{ topic_ids: [], platform_ids: [], keyword_ids: '' },
  };
}

/** What is told of a week of a project. @param table in the zone of the week (`inZone`) */
export async function pulseMessage(
  project: { readonly id: string; readonly name: string },
  table: AnswerTable,
  week: PulseWeek,
  signal: AbortSignal,
): Promise<ChannelMessage> {
  const report = await reports.of(table, signal, pulseQuery(week), []);
  return messageOf(project, report, week);
}

function messageOf(
  { id, name }: { readonly id: string; readonly name: string },
  report: PulseReport,
  week: PulseWeek,
): ChannelMessage {
  const search = new URLSearchParams({ start_time: week.start, end_time: week.end, project: id });
  const both = <T>(of: (language: ChannelLanguage) => T) => ({ 'zh-CN': of('zh-CN'), 'en-US': of('en-US') });
  return {
    kind: 'pulse',
    title: both((language) => PULSE_WORDS[language].title(name, daysText(language, week))),
    lines: both((language) => pulseLines(report, language)),
    path: `/overview/index?${search.toString()}`,
    key: `pulse ${week.start}`,
  };
}

/** `Nov 16 – 22, 2026`, `2026年11月16日至11月22日`: Intl writes a range of days in Chinese with slashes. */
function daysText(language: ChannelLanguage, { start, end }: PulseWeek): string {
  const [from, to] = [new Date(`${start}T00:00:00Z`), new Date(`${end}T00:00:00Z`)];
  const day = { timeZone: 'UTC', month: 'short', day: 'numeric' } as const;
  if (language === 'en-US') return new Intl.DateTimeFormat(language, { ...day, year: 'numeric' }).formatRange(from, to);
  const whole = new Intl.DateTimeFormat(language, { ...day, year: 'numeric' });
  const last = start.slice(0, 4) === end.slice(0, 4) ? new Intl.DateTimeFormat(language, day) : whole;
  return `${whole.format(from)}至${last.format(to)}`;
}
