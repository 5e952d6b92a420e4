import type { FilterQuery } from '#client/api/filterQuery.ts';
import type { ChannelLanguage } from '#client/api/schemas/channelSchemas.ts';
import { daysText } from '#client/lib/dayText.ts';
import { nameIn } from '#server/analysis/naming/definitionIn.ts';
import type { NameLanguage } from '#server/analysis/naming/names.ts';
import { tableIn } from '#server/analysis/naming/tableIn.ts';
import type { ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { localeOf } from '#server/refusal/text.ts';
import type { ChannelMessage, InLanguages } from '../channels/channelMessage.ts';
import { zoneSentence } from '../channels/zoneLine.ts';
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
      PULSE_WORDS[language].title(nameIn(project, localeOf(language)), daysText(language, week.start, week.end)),
    ),
    lines: both((language) => [...pulseLines(report[language], language), zoneSentence(week.timeZone, language)]),
    path: `/overview/index?${search.toString()}`,
    key: `pulse ${week.start}`,
  };
}
