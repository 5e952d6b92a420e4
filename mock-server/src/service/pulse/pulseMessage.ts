import type { FilterQuery } from '#client/api/filterQuery.ts';
import type { ChannelLanguage } from '#client/api/schemas/channelSchemas.ts';
import { nameIn } from '#server/analysis/naming/definitionIn.ts';
import type { NameLanguage } from '#server/analysis/naming/names.ts';
import { tableIn } from '#server/analysis/naming/tableIn.ts';
import type { ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { localeOf } from '#server/refusal/text.ts';
import type { ChannelMessage, InLanguages } from '../channels/channelMessage.ts';
import { zoneLine } from '../channels/zoneLine.ts';
import { ReportService } from '../reports/ReportService.ts';
import { pulseLines } from './pulseLines.ts';
import type { PulseReport } from './pulseLines.ts';
import { PULSE_WORDS } from './pulseWords.ts';

/** A reported week in a time zone. */
interface PulseWeek {
  /** Monday and Sunday, YYYY-MM-DD. */
  readonly start: string;
  readonly end: string;
  readonly timeZone: string;
}

/** The overview report: the pulse computes no figures of its own. */
const reports = new ReportService('overview', { most: 4 });

/** The overview's filters for the same week. */
function pulseQuery({ start, end, timeZone }: PulseWeek): FilterQuery {
  return {
    ...{ start_time: start, end_time: end, time_zone: timeZone },
    ...{ topic_ids: [], platform_ids: [], keyword_ids: '' },
  };
}

/** Builds the pulse of a week, in each language with its names. @param table with recorded names, in the week's time zone (`inZone`) */
export async function pulseMessage(
  project: Pick<ProjectDefinition, 'id' | 'name' | 'names'>,
  table: AnswerTable,
  week: PulseWeek,
  signal: AbortSignal,
): Promise<ChannelMessage> {
  const reportIn = async (language: NameLanguage): Promise<PulseReport> =>
    reports.of(tableIn(table, language), signal, pulseQuery(week), []);
  return messageOf(project, { 'zh-CN': await reportIn('zh'), 'en-US': await reportIn('en') }, week);
}

function messageOf(
  project: Pick<ProjectDefinition, 'id' | 'name' | 'names'>,
  report: InLanguages<PulseReport>,
  week: PulseWeek,
): ChannelMessage {
  const { id } = project;
  const search = new URLSearchParams({ start_time: week.start, end_time: week.end, project: id });
  const both = <T>(of: (language: ChannelLanguage) => T) => ({ 'zh-CN': of('zh-CN'), 'en-US': of('en-US') });
  return {
    kind: 'pulse',
    title: both((language) =>
      PULSE_WORDS[language].title(nameIn(project, localeOf(language)), daysText(language, week)),
    ),
    lines: both((language) => [...pulseLines(report[language], language), zoneLine(week.timeZone, language)]),
    path: `/overview/index?${search.toString()}`,
    key: `pulse ${week.start}`,
  };
}

/** `Nov 16 – 22, 2026`, `2026年11月16日至11月22日`: Intl formats Chinese date ranges with slashes. */
function daysText(language: ChannelLanguage, { start, end }: PulseWeek): string {
  const [from, to] = [new Date(`${start}T00:00:00Z`), new Date(`${end}T00:00:00Z`)];
  const day = { timeZone: 'UTC', month: 'short', day: 'numeric' } as const;
  if (language === 'en-US') return new Intl.DateTimeFormat(language, { ...day, year: 'numeric' }).formatRange(from, to);
  const whole = new Intl.DateTimeFormat(language, { ...day, year: 'numeric' });
  const last = start.slice(0, 4) === end.slice(0, 4) ? new Intl.DateTimeFormat(language, day) : whole;
  return `${whole.format(from)}至${last.format(to)}`;
}
