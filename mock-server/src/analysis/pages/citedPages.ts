import type { FilterQuery } from '#client/api/filterQuery.ts';
import { currentWindow } from '../scope/reportWindow.ts';
import { scopeOf } from '../scope/scopeOf.ts';
import { selectRows } from '../scope/selectRows.ts';
import { OK, type AnswerTable } from '../table/AnswerTable.ts';

/**
 * Of some addresses (as among citations, `citedAddress`) those that ok answers of the window cite, by index of the prompt that was asked:
 * whose texts a text for the same prompts has to stand beside. A page counts once, however often it is cited.
 * @throws RangeError when a date or the time zone of the query is none (callers check them first).
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
