import type { ImportInspection } from '#client/api/importSchemas.ts';
import { namedSite } from '#server/analysis/citations/brandSites.ts';
import { SourceIndex } from '#server/analysis/citations/SourceIndex.ts';
import type { RowReader } from './RowReader.ts';
import type { SourceRecord } from './sourceEvents.ts';

const MOST_SITES = 200;

/** The sites cited in a few records, by number of answers, descending: a person picks a brand's domain from them. */
export function citedSites(records: readonly SourceRecord[], reader: RowReader): ImportInspection['cited_sites'] {
  const index = new SourceIndex([]);
  const answers = new Map<string, number>();
  for (const record of records) {
    const row = reader.read(record);
    const citations = typeof row === 'string' ? reader.continuation(record)?.citations : row.citations;
    const cited = new Set((citations ?? []).map(({ url }) => index.urls[index.indexOf(url)]?.domain ?? ''));
    for (const domain of cited) if (domain !== '') answers.set(domain, (answers.get(domain) ?? 0) + 1);
  }
  return [...answers]
    .sort(([, some], [, others]) => others - some)
    .slice(0, MOST_SITES)
    .map(([domain, count]) => ({ ...namedSite(domain), answers: count }));
}
