import { sampleAnswers, sampleDefinitions } from '#fixtures/sample.ts';
import { domainReport, pagesOfDomain } from '#server/analysis/reports/domainReport.ts';
import { topicReport } from '#server/analysis/reports/topicReport.ts';
import { buildTable } from '#server/testing/buildTable.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import type { DomainDetail, TopicDetail } from '../../src/api/detailSchemas.ts';
import type { FilterQuery } from '../../src/api/filterQuery.ts';
import { addDays } from '../../src/lib/dates.ts';
import { todayInZone, ZONE } from './expectedOverview.ts';

let built: { readonly today: string; readonly table: AnswerTable } | null = null;

/** The first sample project as the analysis sees it, made once a worker and day. */
export function sampleTable(): AnswerTable {
  const today = todayInZone();
  if (built?.today !== today) {
    const [project] = sampleDefinitions(today);
    if (project === undefined) throw new Error('no sample project');
    built = { today, table: buildTable(project, sampleAnswers(project.id, today)) };
  }
  return built.table;
}

/** The filters of so many days that end today. */
export function lastDays(days: number): FilterQuery {
  const today = todayInZone();
  return {
    start_time: addDays(today, 1 - days),
    end_time: today,
    topic_ids: [],
    platform_ids: [],
    keyword_ids: '',
    time_zone: ZONE,
  };
}

/** The address part that asks for so many days; nothing for the default of 7. */
export function daysQuery(days: number): string {
  const { start_time: start, end_time: end } = lastDays(days);
  return days === 7 ? '' : `&start_time=${start}&end_time=${end}`;
}

/** What the analysis module says of a topic, computed here and not asked of the server: the figures on screen must be these. */
export function expectedTopic(id: string, days: number): TopicDetail {
  const table = sampleTable();
  return topicReport(
    table,
    lastDays(days),
    table.project.topics.findIndex((topic) => topic.id === id),
  );
}

/** The same of a cited domain. */
export function expectedDomain(domain: string, days: number): DomainDetail {
  const table = sampleTable();
  const pages = pagesOfDomain(table, domain);
  if (pages === null) throw new Error(`no answer cites ${domain}`);
  return domainReport(table, lastDays(days), domain, pages);
}
