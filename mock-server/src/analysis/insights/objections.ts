import { objectionKinds, type ObjectionKind } from '#client/api/objectionSchemas.ts';
import type { Objection } from '#client/api/userInsightSchemas.ts';
import { sentenceEnd, sentenceStart } from '#client/lib/sentences/sentenceBounds.ts';
import { ANSWER_RULES } from '#client/lib/sentences/SentenceRules.ts';
import { brandCounts } from '../reports/brandCounts.ts';
import { askedOn, mentionsOf } from '../table/answerRow.ts';
import { OK, type AnswerTable } from '../table/AnswerTable.ts';
import { plainWords } from '../text/plainWords.ts';
import { contrastOf } from './contrast.ts';
import { objectionIndex, type AttributedHit, type ObjectionIndex } from './ObjectionIndex.ts';
import { rateClusters } from './rateClusters.ts';

const RATE = { min: 0, max: 1, method: 'wilson' } as const;
const MOST_QUOTES = 4;
/** Limit of answers searched for distinct quotes. */
const MOST_READ = 60;
/** A longer quote is cut around its phrase. */
const LONGEST_QUOTE = 220;
const LEAD = 60;

type Quote = Objection['quotes'][number];

/** The sentence around an objection as plain words; null if the phrase is not in visible text. */
function quoteOf(table: AnswerTable, row: number, text: string, hit: AttributedHit): Quote | null {
  const sentenceFrom = sentenceStart(text, hit.from, ANSWER_RULES);
  const from = hit.from - sentenceFrom > LONGEST_QUOTE ? hit.from - LEAD : sentenceFrom;
  const to = Math.min(sentenceEnd(text, hit.to - 1, ANSWER_RULES), from + 2 * LONGEST_QUOTE);
  const words = plainWords(text, from, to, mentionsOf(table, row));
  const start = words.origins.indexOf(hit.from);
  const last = words.origins.indexOf(hit.to - 1);
  if (start < 0 || last < start) {
    return null;
  }
  const end = Math.min(words.text.length, Math.max(LONGEST_QUOTE, last + 1));
  const before = withoutMarks(words.text.slice(0, start));
  const held = words.text.slice(start, last + 1);
  const after = withoutMarks(words.text.slice(last + 1, end));
  return {
    answer_id: table.ids[row] ?? '',
    platform_id: table.project.platforms[table.platform[row] ?? 0]?.id ?? '',
    asked_at: askedOn(table, row),
    text: `${before}${held}${after}${end < words.text.length ? '…' : ''}`,
    brand_id: table.project.brands[hit.brand]?.id ?? null,
    start: before.length,
    end: before.length + held.length,
  };
}

/** Removes footnote numbers in the formats of engines: [1], [^2^], [citation:3]. */
function withoutMarks(text: string): string {
  return text.replaceAll(/\s?\[(?:citation:)?\^?\d{1,3}\^?\]/gu, '');
}

/** The newest distinct quotes of a kind; `rows` are those that contain it, in order of time. */
function quotesOf(table: AnswerTable, index: ObjectionIndex, rows: readonly number[], kind: ObjectionKind): Quote[] {
  const quotes: Quote[] = [];
  const said = new Set<string>();
  for (const row of rows.slice(-MOST_READ).reverse()) {
    if (quotes.length >= MOST_QUOTES) {
      break;
    }
    const text = table.texts.text(row);
    for (const hit of index.hitsOf(row)) {
      const quote = hit.kind === kind && quotes.length < MOST_QUOTES ? quoteOf(table, row, text, hit) : null;
      // Engines repeat themselves: quotes are distinct by the words around the phrase.
      const words = quote?.text.slice(quote.start, quote.end + 12).toLowerCase() ?? '';
      if (quote !== null && !said.has(words) && !said.has(quote.text)) {
        said.add(words).add(quote.text);
        quotes.push(quote);
      }
    }
  }
  return quotes;
}

/** By brand: number of answers, of those with the objection, in which it is held against the brand. */
function brandsHeldAgainst(table: AnswerTable, index: ObjectionIndex, rows: readonly number[], kind: ObjectionKind) {
  const counts = new Float64Array(table.brandCount);
  for (const row of rows) {
    for (let mask = index.brandsOf(row, kind); mask !== 0; mask &= mask - 1) {
      const brand = 31 - Math.clz32(mask & -mask);
      counts[brand] = (counts[brand] ?? 0) + 1;
    }
  }
  return brandCounts(table.project, counts);
}

/**
 * Objections in the answers of the group (see objectionLexicon), most answers first: the rate of ok answers with each,
 * in the group and among all other prompts, the brands it is held against, and quotes.
 */
export function objections(table: AnswerTable, here: Uint32Array, rest: Uint32Array): Objection[] {
  const index = objectionIndex(table);
  const found = objectionKinds.flatMap((kind): Objection[] => {
    const test = (row: number): boolean => index.has(row, kind);
    const contrast = contrastOf(rateClusters(table, here, test), rateClusters(table, rest, test), RATE);
    if (contrast.here === null || contrast.here.numerator === 0) {
      return [];
    }
    const rows = [...here.filter((row) => table.status[row] === OK && test(row))];
    return [
      {
        kind,
        ...contrast,
        here: contrast.here,
        brands: brandsHeldAgainst(table, index, rows, kind),
        quotes: quotesOf(table, index, rows, kind),
      },
    ];
  });
  return found.sort((a, b) => b.here.numerator - a.here.numerator);
}
