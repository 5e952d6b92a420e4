import type { PromptDetail } from '#client/api/detailSchemas.ts';
import { askedOn } from '#server/analysis/table/answerRow.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';

interface Search {
  answers: number;
  /** Row of the newest answer. */
  newest: number;
  readonly platforms: Set<number>;
}

/**
 * The queries that engines ran for these answers (of any status: a refusal may have run searches, too), most frequent
 * first. An answer counts once however often it ran the same query. `rows` are in order of time.
 */
export function promptSearches(table: AnswerTable, rows: Uint32Array): PromptDetail['searches'] {
  const searches = new Map<string, Search>();
  for (const row of rows) {
    const queries = new Set(table.searches.get(row)?.map((query) => query.trim()));
    for (const query of queries) {
      const search = searches.get(query) ?? { answers: 0, newest: row, platforms: new Set<number>() };
      searches.set(query, search);
      search.answers += 1;
      search.newest = row;
      search.platforms.add(table.platform[row] ?? 0);
    }
  }
  searches.delete('');
  return [...searches]
    .sort(([, a], [, b]) => b.answers - a.answers || b.newest - a.newest)
    .map(([query, { answers, newest, platforms }]) => ({
      query,
      answers,
      platform_ids: table.project.platforms.flatMap(({ id }, index) => (platforms.has(index) ? [id] : [])),
      last_asked_at: askedOn(table, newest),
    }));
}
