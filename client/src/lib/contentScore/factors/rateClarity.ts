import { clamp } from '#client/lib/clamp.ts';
import { groupByKey } from '#client/lib/groupByKey.ts';
import { withoutFigures } from '../claims/withoutFigures.ts';
import type { Rating, ScoreContext } from '../ScoreContext.ts';
import { countLength } from '../text/countLength.ts';
import type { Suggestion } from '../types.ts';

const LONGEST_SENTENCE = { zh: 40, en: 25 } as const;
const LONGEST_BLOCK = 300;
/** Passive sentences up to this share cost nothing; from the second share on they cost everything. */
const PASSIVE_FREE = 0.1;
const PASSIVE_ALL = 0.4;
const PASSIVE =
  /\b(?:is|are|was|were|be|been|being|gets?|got)\s+(?:\w+ly\s+)?(?:\w{3,}ed|made|done|given|taken|known|seen|shown|found|built|held|kept|sold|paid|driven|written|chosen|brought|bought|thought|sent|set|put|cut|read|led|lost|left|meant|told|won|worn|broken|spoken|drawn|grown|thrown|understood)\b/iu;
const COMPARES =
  /相比|对比|比较|区别|不同之处|优缺点|优劣|\b(?:compar(?:e[sd]?|ing|ison)|versus|vs\.?|differences?|pros and cons)\b/iu;
const LEAST_ROWS = 2;

interface Tally {
  readonly good: number;
  readonly all: number;
}
const shareOf = ({ good, all }: Tally): number => (all === 0 ? 0 : good / all);

/** A well written part counts only if it is sourced: an unsourced figure in a short sentence must not raise clarity. */
function tally(parts: readonly { readonly isGood: boolean; readonly isFlagged: boolean }[]): Tally {
  const counted = parts.filter(({ isGood, isFlagged }) => !(isGood && isFlagged));
  return { good: counted.filter(({ isGood }) => isGood).length, all: counted.length };
}

/**
 * English: share of sentences up to 25 words (60 %) and few passive ones (40 %: up to 10 % cost nothing, from 40 % on they cost all).
 * Chinese: share of sentences up to 40 characters (50 %), a list or table where things are compared (20 %), share of blocks up to 300
 * characters (30 %).
 */
export function rateClarity(context: ScoreContext): Rating {
  const { document, claims } = context;
  const { blocks, language, plain } = document;
  const missing: Suggestion[] = [];
  const sentences = document.sentences.flatMap((sentence, i) => {
    const kind = blocks[sentence.block]?.kind;
    // A table row is read by cell, not as a sentence.
    return kind === 'heading' || kind === 'row'
      ? []
      : [{ ...sentence, text: withoutFigures(sentence, claims.figures[i]), isFlagged: claims.flagged[i] === true }];
  });
  if (sentences.length === 0) return { value: 0, found: [], missing: [{ id: 'clarity.empty', at: null, values: {} }] };
  const longest = LONGEST_SENTENCE[language];
  for (const { start, end, length } of sentences) {
    if (length > longest) missing.push({ id: 'clarity.longSentence', at: { start, end }, values: { length, longest } });
  }
  const short = shareOf(tally(sentences.map(({ length, isFlagged }) => ({ isGood: length <= longest, isFlagged }))));
  if (language === 'en') {
    const rated = sentences.map(({ text, isFlagged, start, end }) => ({
      isGood: !PASSIVE.test(text),
      isFlagged,
      at: { start, end },
    }));
    const passive = tally(rated);
    const over = passive.all === 0 ? 1 : (1 - shareOf(passive) - PASSIVE_FREE) / (PASSIVE_ALL - PASSIVE_FREE);
    if (over > 0) {
      for (const { isGood, at } of rated) if (!isGood) missing.push({ id: 'clarity.passive', at, values: {} });
    }
    return { value: 0.6 * short + 0.4 * (1 - clamp(over, 0, 1)), found: [], missing };
  }
  const flagged = new Set(sentences.flatMap(({ block, isFlagged }) => (isFlagged ? [block] : [])));
  const compact = blocks.flatMap((block, index) => {
    if (block.kind === 'heading' || block.kind === 'row') return [];
    const isFlagged = flagged.has(index);
    const length = countLength(plain, block.start, block.end);
    if (length > LONGEST_BLOCK) {
      missing.push({
        id: 'clarity.longBlock',
        at: { start: block.start, end: block.end },
        values: { length, longest: LONGEST_BLOCK },
      });
    }
    return [{ isGood: length <= LONGEST_BLOCK, isFlagged }];
  });
  const compares = compareWell(context);
  if (!compares) missing.push({ id: 'clarity.comparison', at: null, values: {} });
  return { value: 0.5 * short + 0.2 * Number(compares) + 0.3 * shareOf(tally(compact)), found: [], missing };
}

/** Whether a text without comparisons, or with a list or table of at least two sourced rows, compares well. */
function compareWell({ document: { blocks, sentences }, claims }: ScoreContext): boolean {
  if (!sentences.some(({ text }) => COMPARES.test(text))) return true;
  const flagged = new Set(sentences.flatMap(({ block }, i) => (claims.flagged[i] === true ? [block] : [])));
  const rows = blocks.filter(({ group }, index) => group >= 0 && !flagged.has(index));
  return [...groupByKey(rows, ({ group }) => group).values()].some(({ length }) => length >= LEAST_ROWS);
}
