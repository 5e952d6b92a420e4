import type { DomainDetail } from '#client/api/detailSchemas.ts';
import { compareCodes } from '#client/lib/compareTexts.ts';
import { OK, type AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import type { CitationHistory } from './citationHistory.ts';

const MOST_PAGES = 20;
const MOST_REPLACING = 5;

/** Answers that cite a page, by prompt and then by page. */
type CitedPages = ReadonlyMap<number, ReadonlyMap<number, number>>;

/** Calls `visit` for every ok answer among `rows` with citations, with the range of its citations (end exclusive). */
function eachCiting(
  table: AnswerTable,
  rows: Uint32Array,
  visit: (row: number, from: number, to: number) => void,
): void {
  for (const row of rows) {
    const from = table.citationStart[row] ?? 0;
    const to = table.citationStart[row + 1] ?? from;
    if (table.status[row] === OK && to > from) {
      visit(row, from, to);
    }
  }
}

/** The pages cited in some prompts. */
function citedPages(table: AnswerTable, rows: Uint32Array, prompts: ReadonlySet<number>): CitedPages {
  const cited = new Map<number, Map<number, number>>();
  eachCiting(table, rows, (row, from, to) => {
    const prompt = table.prompt[row] ?? 0;
    if (prompts.has(prompt)) {
      const pages = cited.get(prompt) ?? new Map<number, number>();
      cited.set(prompt, pages);
      for (const url of new Set(table.citationUrl.subarray(from, to))) {
        pages.set(url, (pages.get(url) ?? 0) + 1);
      }
    }
  });
  return cited;
}

/** By own page cited before and not at all now: the prompts it was cited in. */
function lostPages(
  table: AnswerTable,
  now: Uint32Array,
  before: Uint32Array,
): ReadonlyMap<number, ReadonlySet<number>> {
  // Brand 0 is the own one.
  const gone = Uint8Array.from(table.urls, ({ brand }) => Number(brand === 0));
  eachCiting(table, now, (_, from, to) => {
    for (let i = from; i < to; i += 1) {
      gone[table.citationUrl[i] ?? 0] = 0;
    }
  });
  const lost = new Map<number, Set<number>>();
  eachCiting(table, before, (row, from, to) => {
    for (let i = from; i < to; i += 1) {
      const url = table.citationUrl[i] ?? 0;
      if (gone[url] === 1) {
        lost.set(url, (lost.get(url) ?? new Set()).add(table.prompt[row] ?? 0));
      }
    }
  });
  return lost;
}

/** Pages cited now in these prompts and not before in the same prompt, with the number of answers that cite them. */
function replacing(prompts: ReadonlySet<number>, before: CitedPages, now: CitedPages): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const prompt of prompts) {
    for (const [url, answers] of now.get(prompt) ?? []) {
      if (before.get(prompt)?.has(url) !== true) {
        found.set(url, (found.get(url) ?? 0) + answers);
      }
    }
  }
  return found;
}

/**
 * Own pages that engines no longer cite, with the pages cited instead in the same prompts (cited there now and not before). For
 * an own domain these are its own lost pages, whatever replaced them; for another domain, all lost own pages that its pages replaced.
 */
export function replacedPages(
  table: AnswerTable,
  periods: { readonly now: Uint32Array; readonly before: Uint32Array },
  wanted: Uint8Array,
  history: CitationHistory,
): DomainDetail['replaced'] {
  const isOurs = table.urls.some(({ brand }, url) => wanted[url] === 1 && brand === 0);
  const lost = [...lostPages(table, periods.now, periods.before)].filter(([url]) => !isOurs || wanted[url] === 1);
  const prompts = new Set(lost.flatMap(([, of]) => [...of]));
  const [now, before] = [citedPages(table, periods.now, prompts), citedPages(table, periods.before, prompts)];
  const page = (url: number) => ({ url: table.urls[url]?.url ?? '', title: history.titleOf(url) });
  return lost
    .map(([url, citedIn]) => ({
      ...page(url),
      prompts: citedIn.size,
      by: [...replacing(citedIn, before, now)]
        .filter(([other]) => isOurs || wanted[other] === 1)
        .sort(([a, x], [b, y]) => y - x || a - b)
        .slice(0, MOST_REPLACING)
        .map(([other, answers]) => ({ ...page(other), domain: table.urls[other]?.domain ?? '', answers })),
    }))
    .filter(({ by }) => by.length > 0)
    .sort((a, b) => b.prompts - a.prompts || compareCodes(a.url, b.url))
    .slice(0, MOST_PAGES);
}
