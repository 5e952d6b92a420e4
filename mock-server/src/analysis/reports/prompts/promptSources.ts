import type { CitedUrl } from '#client/api/detailSchemas.ts';
import { compareCodes } from '#client/lib/compareTexts.ts';
import { askedOn } from '#server/analysis/table/answerRow.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { brandCounts } from '../brandCounts.ts';
import { citationHistory } from '../sources/citationHistory.ts';

interface Page {
  answers: number;
  citations: number;
  lastRow: number;
  readonly platforms: Set<number>;
  readonly named: Float64Array;
}

/** Citations of these ok answers, by page (index into `urls`). */
function citedPages(table: AnswerTable, rows: Uint32Array): ReadonlyMap<number, Page> {
  const pages = new Map<number, Page>();
  for (const row of rows) {
    const to = table.citationStart[row + 1] ?? 0;
    for (let i = table.citationStart[row] ?? 0; i < to; i += 1) {
      const url = table.citationUrl[i] ?? 0;
      const page = pages.get(url) ?? {
        answers: 0,
        citations: 0,
        lastRow: -1,
        platforms: new Set<number>(),
        named: new Float64Array(table.brandCount),
      };
      pages.set(url, page);
      page.citations += 1;
      if (page.lastRow !== row) {
        page.lastRow = row;
        page.answers += 1;
        page.platforms.add(table.platform[row] ?? 0);
        page.named.forEach((count, brand) => {
          page.named[brand] = count + (((table.namedMask[row] ?? 0) >>> brand) & 1);
        });
      }
    }
  }
  return pages;
}

/**
 * The pages that these ok answers cite, in most answers first. `allRows` are the answers, of any date, for first and last
 * citation.
 */
export function promptSources(table: AnswerTable, rows: Uint32Array, allRows: Uint32Array): CitedUrl[] {
  const history = citationHistory(table, allRows);
  return [...citedPages(table, rows)]
    .flatMap(([url, { answers, citations, platforms, named }]) => {
      const source = table.urls[url];
      return source === undefined
        ? []
        : [
            {
              url: source.url,
              title: history.titleOf(url),
              host: source.host,
              domain: source.domain,
              type: source.type,
              answers,
              citations,
              platform_ids: table.project.platforms.flatMap(({ id }, index) => (platforms.has(index) ? [id] : [])),
              named: brandCounts(table.project, named),
              first_cited_at: askedOn(table, history.first[url] ?? 0),
              last_cited_at: askedOn(table, history.last[url] ?? 0),
            },
          ];
    })
    .sort((a, b) => b.answers - a.answers || b.citations - a.citations || compareCodes(a.url, b.url));
}
