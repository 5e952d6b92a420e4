import type { FilterQuery } from '#client/api/filterQuery.ts';
import { currentWindow } from '../scope/reportWindow.ts';
import { scopeOf } from '../scope/scopeOf.ts';
import { selectRows } from '../scope/selectRows.ts';
import { OK, type AnswerTable } from '../table/AnswerTable.ts';

/**
 * Which of some addresses (in the form of citations, `citedAddress`) the ok answers of the window cite, by index of their prompt: the
 * pages that a text for the same prompts competes with. A page counts once per prompt.
 * @throws RangeError for an invalid date or time zone of the query (callers check them first).
 */
export function citedPages(
  table: AnswerTable,
  query: FilterQuery,
  addresses: readonly string[],
): ReadonlyMap<number, ReadonlySet<string>> {
  const asked = new Set(addresses);
  const wanted = table.urls.map(({ url }) => (asked.has(url) ? url : null));
  const cited = new Map<number, Set<string>>();
  for (const row of selectRows(table, scopeOf(table.project, query, currentWindow(query)))) {
    if (table.status[row] !== OK) continue;
    const to = table.citationStart[row + 1] ?? 0;
    for (let i = table.citationStart[row] ?? 0; i < to; i += 1) {
      const url = wanted[table.citationUrl[i] ?? 0] ?? null;
      if (url === null) continue;
      const prompt = table.prompt[row] ?? 0;
      const pages = cited.get(prompt) ?? new Set<string>();
      cited.set(prompt, pages.add(url));
    }
  }
  return cited;
}
