import type { DomainDetail, TopicDetail } from '#client/api/detailSchemas.ts';
import { domainReport, pagesOfDomain } from '#server/analysis/reports/sources/domainReport.ts';
import { topicReport } from '#server/analysis/reports/topics/topicReport.ts';
import { lastDays, sampleTable } from './sampleTable.ts';

/** The date parameters for a number of days; empty for the default of 7. */
export function daysQuery(days: number): string {
  const { start_time: start, end_time: end } = lastDays(days);
  return days === 7 ? '' : `&start_time=${start}&end_time=${end}`;
}

/** Expected figures of a topic, computed here by the analysis module instead of requested from the server. */
export function expectedTopic(id: string, days: number): TopicDetail {
  const table = sampleTable();
  return topicReport(
    table,
    lastDays(days),
    table.project.topics.findIndex((topic) => topic.id === id),
  );
}

/** Expected figures of a cited domain. */
export function expectedDomain(domain: string, days: number): DomainDetail {
  const table = sampleTable();
  const pages = pagesOfDomain(table, domain);
  if (pages === null) throw new Error(`no answer cites ${domain}`);
  return domainReport(table, lastDays(days), domain, pages);
}
