import type { PromptDetail } from '#client/api/detailSchemas.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';

interface Search {
  answers: number;
  lastAskedAt: number;
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
      const search = searches.get(query) ?? { answers: 0, lastAskedAt: 0, platforms: new Set<number>() };
      searches.set(query, search);
      search.answers += 1;
      search.lastAskedAt = table.askedAt[row] ?? 0;
      search.platforms.add(table.platform[row] ?? 0);
    }
  }
  searches.delete('');
  return [...searches]
    .map(([query, { answers, lastAskedAt, platforms }]) => ({
      query,
      answers,
      platform_ids: table.project.platforms.flatMap(({ id }, index) => (platforms.has(index) ? [id] : [])),
      last_asked_at: new Date(lastAskedAt).toISOString(),
    }))
    .sort((a, b) => b.answers - a.answers || (a.last_asked_at < b.last_asked_at ? 1 : -1));
}
