import type { AnswerSetQuery, FilterQuery } from '#client/api/filterQuery.ts';
import { citedHostName } from '../citations/citedHostName.ts';
import { insightTests } from '../insights/insightTests.ts';
import { unmetPrompts } from '../insights/unmetPrompts.ts';
import { currentWindow } from '../scope/reportWindow.ts';
import { scopeOf } from '../scope/scopeOf.ts';
import { selectRows } from '../scope/selectRows.ts';
import { SENTIMENT_CODES, SENTIMENT_LABELLED, STATUS_CODES, type AnswerTable } from '../table/AnswerTable.ts';
import { searchableTexts } from '../table/SearchableTexts.ts';
import { TextSearch } from '../text/TextSearch.ts';

type RowTest = (row: number) => boolean;

/** The tests of brand, mention, sentiment, own citations and gap; they apply to `brand_id`, or to the own brand without one. */
function brandTests(table: AnswerTable, query: AnswerSetQuery): RowTest[] {
  const brand = query.brand_id === undefined ? 0 : table.project.brands.findIndex(({ id }) => id === query.brand_id);
  const { mention, sentiment, cites, gap } = query;
  const namesNobody = mention === 'nobody';
  const asked =
    (mention !== undefined && !namesNobody) || sentiment !== undefined || cites === 'own' || gap !== undefined;
  if (brand < 0 || brand >= table.brandCount) {
    return asked || query.brand_id !== undefined ? [() => false] : [];
  }
  const tests: RowTest[] = namesNobody ? [(row) => table.namedMask[row] === 0] : [];
  const cell = (row: number): number => row * table.brandCount + brand;
  if (mention === 'first') {
    tests.push((row) => table.position[cell(row)] === 1);
  } else if (mention !== undefined && !namesNobody) {
    const wanted = Number(mention === 'named');
    tests.push((row) => (((table.namedMask[row] ?? 0) >>> brand) & 1) === wanted);
  }
  if (sentiment !== undefined) {
    const code = SENTIMENT_CODES[sentiment];
    tests.push((row) => ((table.sentiment[cell(row)] ?? 0) & ~SENTIMENT_LABELLED) === code);
  }
  if (cites === 'own') {
    tests.push((row) => (((table.citedMask[row] ?? 0) >>> brand) & 1) === 1);
  }
  if (gap !== undefined) {
    tests.push((row) => ((table.namedMask[row] ?? 0) & (1 << brand)) === 0 && table.namedMask[row] !== 0);
  }
  return tests;
}

/** A test whether any citation of the row is of a wanted URL (flags by index into `urls`). */
function citesTest(table: AnswerTable, wanted: Uint8Array): RowTest {
  return (row) => {
    const to = table.citationStart[row + 1] ?? 0;
    for (let i = table.citationStart[row] ?? 0; i < to; i += 1) {
      if (wanted[table.citationUrl[i] ?? 0] === 1) {
        return true;
      }
    }
    return false;
  };
}

function citationTests(table: AnswerTable, query: AnswerSetQuery): RowTest[] {
  const tests: RowTest[] = [];
  const cited = (row: number): number => (table.citationStart[row + 1] ?? 0) - (table.citationStart[row] ?? 0);
  if (query.cites === 'any') {
    tests.push((row) => cited(row) > 0);
  } else if (query.cites === 'none') {
    tests.push((row) => table.captured[row] === 1 && cited(row) === 0);
  }
  const wanted = wantedPages(table, query);
  return wanted === null ? tests : [...tests, citesTest(table, wanted)];
}

/**
 * Whether a page is below a folder (`https://host/folder/`). A prefix without a trailing slash is a page and everything below
 * it: `https://host/guide` and `https://host/guide/a`, not `https://host/guidebook`. A whole host includes its front page.
 */
function isBelow(url: string, prefix: string): boolean {
  const folder = prefix.endsWith('/') ? prefix.slice(0, -1) : prefix;
  if (!url.startsWith(folder)) {
    return false;
  }
  const next = url.charAt(folder.length);
  const isHost = !folder.includes('/', 'https://'.length);
  return prefix.endsWith('/') && !isHost ? next === '/' : next === '' || next === '/' || next === '?';
}

/**
 * Flags (by index into `urls`) of the pages that the query selects; null if it has no such condition. One citation must meet all
 * conditions: "news pages of example.com", not "a news page and a page of example.com".
 */
function wantedPages(table: AnswerTable, query: AnswerSetQuery): Uint8Array | null {
  const { source_type: type, url: page, url_prefix: prefix } = query;
  const domain = query.domain === undefined ? undefined : citedHostName(query.domain);
  if (domain === undefined && type === undefined && page === undefined && prefix === undefined) {
    return null;
  }
  return Uint8Array.from(table.urls, (url) =>
    Number(
      (domain === undefined || url.domain === domain || url.host === domain) &&
        (type === undefined || url.type === type) &&
        (page === undefined || url.url === page) &&
        (prefix === undefined || isBelow(url.url, prefix)),
    ),
  );
}

/** The tests of prompts and of searches run. */
function askedTests(table: AnswerTable, { prompt_id: one, prompt_ids: several, search }: AnswerSetQuery): RowTest[] {
  const tests: RowTest[] = [];
  const { prompts } = table.project;
  if (one !== undefined) {
    const prompt = prompts.findIndex(({ id }) => id === one);
    tests.push((row) => table.prompt[row] === prompt);
  }
  if (several !== undefined) {
    const ids = new Set(several.split(','));
    const wanted = Uint8Array.from(prompts, ({ id }) => Number(ids.has(id)));
    tests.push((row) => wanted[table.prompt[row] ?? 0] === 1);
  }
  if (search !== undefined) {
    tests.push((row) => table.searches.get(row)?.some((query) => query.trim() === search) === true);
  }
  return tests;
}

function searchTests(table: AnswerTable, q: string | undefined): RowTest[] {
  const search = new TextSearch(q ?? '');
  return search.isEmpty ? [] : [searchableTexts(table).tester(search)];
}

/**
 * The answers (rows) behind a figure, newest first; answers asked at the same time in reverse order of their ids.
 * The conditions are those of the measures, so the count equals the numerator or denominator of the figure. Status is ok unless
 * the query says otherwise; `mention`, `sentiment` and `cites=own` apply to `brand_id` (the own brand without one);
 * `unmet` is judged by all answers of the scope; `domain` is a registrable domain or a host; persona, stage, theme and objection are those
 * of insightTests; every word of `q` must occur in the text. Unknown ids select nothing.
 */
export function selectAnswers(table: AnswerTable, query: FilterQuery & AnswerSetQuery): Uint32Array {
  const rows = selectRows(table, scopeOf(table.project, query, currentWindow(query)));
  const status = STATUS_CODES.indexOf(query.status ?? 'ok');
  const tests: RowTest[] = [(row) => table.status[row] === status, ...askedTests(table, query)];
  if (query.unmet !== undefined) {
    const unmet = unmetPrompts(table, rows);
    tests.push((row) => unmet[table.prompt[row] ?? 0] === 1);
  }
  // Text search is the most expensive test, so it runs last.
  tests.push(...brandTests(table, query), ...citationTests(table, query), ...insightTests(table, query));
  tests.push(...searchTests(table, query.q));
  return rows.filter((row) => tests.every((test) => test(row))).reverse();
}
