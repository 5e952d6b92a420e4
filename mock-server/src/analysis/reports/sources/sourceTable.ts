import type { SourceRow, SourceSort, SourceTable } from '#client/api/answerIndexSchemas.ts';
import type { SourceType } from '#client/api/reportSchemas.ts';
import { askedOn } from '#server/analysis/table/answerRow.ts';
import { foldString } from '#server/analysis/text/charTables.ts';
import { TextSearch } from '#server/analysis/text/TextSearch.ts';
import { brandCounts } from '../brandCounts.ts';
import { brandRefs } from '../projectRefs.ts';
import { reportScope } from '../reportScope.ts';
import { answerRateOf, shareChangeOf, shareLines, shareOf, type SourceData } from './sourceData.ts';
import { SOURCE_TYPES } from './sourceTotals.ts';

/** Selects, orders and pages the rows. */
export interface SourceQuestion {
  readonly sort: SourceSort;
  readonly order: 'asc' | 'desc';
  /** Words that the domain must all contain. */
  readonly q?: string | undefined;
  readonly source_type?: SourceType | undefined;
  readonly gap?: '1' | undefined;
  /** From 1. */
  readonly page: number;
  readonly page_size: number;
}

type SortKey = (data: SourceData, domain: number) => number | string | null;

/** Answers citing the domain that name a competitor and not the own brand are more than half of those that name any brand. */
function isGap({ totals, tallies }: SourceData, domain: number): boolean {
  return (totals.rivalAnswers[domain] ?? 0) > (tallies.naming[domain] ?? 0) / 2;
}

/** Number of prompts with an answer citing a domain. */
function promptsOf({ tallies: { pairs, answersOfPair } }: SourceData, domain: number): number {
  let count = 0;
  const to = pairs.starts[domain + 1] ?? 0;
  for (let pair = pairs.starts[domain] ?? 0; pair < to; pair += 1) count += Number((answersOfPair[pair] ?? 0) > 0);
  return count;
}

const citations: SortKey = ({ totals }, domain) => totals.ofDomain[domain] ?? 0;

const SORT_KEYS: Readonly<Record<SourceSort, SortKey>> = {
  domain: ({ totals }, domain) => totals.domains.names[domain] ?? '',
  type: ({ totals }, domain) => SOURCE_TYPES.indexOf(totals.domains.types[domain] ?? 'other'),
  citations,
  answers: ({ totals }, domain) => totals.answersOfDomain[domain] ?? 0,
  // All shares have the same denominator.
  share: citations,
  change: (data, domain) => shareChangeOf(data, domain)?.difference ?? null,
  prompts: promptsOf,
  // Gaps first (or last), each group by its evidence: the offset exceeds any count of answers, so the groups never mix.
  gap: (data, domain) => (isGap(data, domain) ? data.rows.length + 1 : 0) + (data.totals.rivalAnswers[domain] ?? 0),
  last_cited_at: ({ table, lastCited }, domain) => table.askedAt[lastCited[domain] ?? -1] ?? null,
};

function compareKeys(a: number | string, b: number | string): number {
  return a < b ? -1 : Number(a > b);
}

/** The cited domains that match the question, in its order; missing values are last in both orders, ties by citations and name. */
function orderedDomains(data: SourceData, { sort, order, q, source_type: type, gap }: SourceQuestion): number[] {
  const { names, types } = data.totals.domains;
  const { words } = new TextSearch(q ?? '');
  const direction = order === 'asc' ? 1 : -1;
  return names
    .flatMap((name, domain) => {
      const folded = foldString(name);
      const isLeft =
        (data.totals.ofDomain[domain] ?? 0) > 0 &&
        (type === undefined || types[domain] === type) &&
        (gap === undefined || isGap(data, domain)) &&
        words.every((word) => folded.includes(word));
      return isLeft ? [{ domain, name, key: SORT_KEYS[sort](data, domain) }] : [];
    })
    .sort((a, b) => {
      const byKey =
        a.key === null || b.key === null
          ? Number(a.key === null) - Number(b.key === null)
          : direction * compareKeys(a.key, b.key);
      const byCitations = (data.totals.ofDomain[b.domain] ?? 0) - (data.totals.ofDomain[a.domain] ?? 0);
      return byKey || byCitations || compareKeys(a.name, b.name);
    })
    .map(({ domain }) => domain);
}

function sourceRow(data: SourceData, domain: number, sparkline: (number | null)[]): SourceRow[] {
  const { totals, tallies, project } = data;
  const brands = project.brands.length;
  const share = shareOf(data, domain);
  const answerRate = answerRateOf(data, domain);
  if (share === null || answerRate === null) {
    return [];
  }
  return [
    {
      domain: totals.domains.names[domain] ?? '',
      type: totals.domains.types[domain] ?? 'other',
      type_given: data.project.source_types?.has(totals.domains.names[domain] ?? '') ?? false,
      citations: totals.ofDomain[domain] ?? 0,
      answer_rate: answerRate,
      share,
      change: shareChangeOf(data, domain),
      sparkline,
      prompts: promptsOf(data, domain),
      urls: tallies.urls[domain] ?? 0,
      named: brandCounts(project, tallies.named.subarray(domain * brands, (domain + 1) * brands)),
      gap_answers: totals.rivalAnswers[domain] ?? 0,
      gap: isGap(data, domain),
      first_cited_at: askedOn(data.table, data.firstCited[domain] ?? 0),
      last_cited_at: askedOn(data.table, data.lastCited[domain] ?? 0),
    },
  ];
}

/** A page of the domains cited in the scope. */
export function sourceTable(data: SourceData, question: SourceQuestion): SourceTable {
  const domains = orderedDomains(data, question);
  const { page, page_size: size } = question;
  const shown = domains.slice((page - 1) * size, page * size);
  const lines = shareLines(data, shown);
  return {
    list: shown.flatMap((domain, i) => sourceRow(data, domain, lines[i] ?? [])),
    total: domains.length,
    scope: reportScope(data),
    brands: brandRefs(data.project),
    answers_with_citations: data.totals.answersWithCitations,
    answers_not_captured: data.totals.answersNotCaptured,
  };
}
