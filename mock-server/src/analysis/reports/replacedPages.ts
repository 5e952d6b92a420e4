import type { DomainDetail } from '../../../../client/src/api/detailSchemas.ts';
import { STATUS_CODES, type AnswerTable } from '../types.ts';
import type { CitationHistory } from './citationHistory.ts';

const OK = STATUS_CODES.indexOf('ok');
const MOST_PAGES = 20;
const MOST_REPLACING = 5;

/** Answers that cite a page, by prompt and then by page. */
type CitedPages = ReadonlyMap<number, ReadonlyMap<number, number>>;

function citedPages(table: AnswerTable, rows: Uint32Array): CitedPages {
  const prompts = new Map<number, Map<number, number>>();
  for (const row of rows) {
    const from = table.citationStart[row] ?? 0;
    const to = table.citationStart[row + 1] ?? from;
    if (table.status[row] !== OK || to <= from) {
      continue;
    }
    const prompt = table.prompt[row] ?? 0;
    const pages = prompts.get(prompt) ?? new Map<number, number>();
    prompts.set(prompt, pages);
    for (const url of new Set(table.citationUrl.subarray(from, to))) {
      pages.set(url, (pages.get(url) ?? 0) + 1);
    }
  }
  return prompts;
}

/** By own page cited before and nowhere now: the prompts it was cited in. */
function lostPages(table: AnswerTable, before: CitedPages, now: CitedPages): ReadonlyMap<number, readonly number[]> {
  const still = new Set([...now.values()].flatMap((pages) => [...pages.keys()]));
  const lost = new Map<number, number[]>();
  for (const [prompt, pages] of before) {
    for (const url of pages.keys()) {
      // Brand 0 is the own one.
      if (table.urls[url]?.brand === 0 && !still.has(url)) {
        lost.set(url, [...(lost.get(url) ?? []), prompt]);
      }
    }
  }
  return lost;
}

/** Pages cited now in these prompts and in the same prompt not before, with the answers that cite them. */
function replacing(prompts: readonly number[], before: CitedPages, now: CitedPages): ReadonlyMap<number, number> {
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
 * Own pages that engines no longer cite, with what they cite instead in the same prompts (cited there now and not before). On a
 * domain of ours these are its own lost pages, whatever replaced them; on another's, all lost pages of ours that its pages replaced.
 */
export function replacedPages(
  table: AnswerTable,
  periods: { readonly now: Uint32Array; readonly before: Uint32Array },
  wanted: Uint8Array,
  history: CitationHistory,
): DomainDetail['replaced'] {
  const [now, before] = [citedPages(table, periods.now), citedPages(table, periods.before)];
  const isOurs = table.urls.some(({ brand }, url) => wanted[url] === 1 && brand === 0);
  const page = (url: number) => ({ url: table.urls[url]?.url ?? '', title: history.titleOf(url) });
  return [...lostPages(table, before, now)]
    .filter(([url]) => !isOurs || wanted[url] === 1)
    .map(([url, prompts]) => ({
      ...page(url),
      prompts: prompts.length,
      by: [...replacing(prompts, before, now)]
        .filter(([other]) => isOurs || wanted[other] === 1)
        .sort(([a, x], [b, y]) => y - x || a - b)
        .slice(0, MOST_REPLACING)
        .map(([other, answers]) => ({ ...page(other), domain: table.urls[other]?.domain ?? '', answers })),
    }))
    .filter(({ by }) => by.length > 0)
    .sort((a, b) => b.prompts - a.prompts || (a.url < b.url ? -1 : 1))
    .slice(0, MOST_PAGES);
}
