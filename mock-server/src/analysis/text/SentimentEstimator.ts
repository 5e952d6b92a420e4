import { sentenceEnd, sentenceStart } from '#client/lib/sentences/sentenceBounds.ts';
import { ANSWER_RULES } from '#client/lib/sentences/SentenceRules.ts';
import { SENTIMENT_CODES } from '../table/AnswerTable.ts';
import { ClauseState, applyPhrase } from './ClauseState.ts';
import { isUnreadable } from './isUnreadable.ts';
import type { MentionMatcher } from './MentionMatcher.ts';
import { PhraseFinder } from './PhraseFinder.ts';
import { sentimentLexicon, type LexiconKind } from './sentimentLexicon.ts';

/** Positive and negative counts must differ by a third of all judgements; otherwise the answer is neutral towards the brand. */
const LEAN = 1 / 3;

/** Code of SENTIMENT_CODES for these counts of positive and negative judgements. */
export function leaningCode(good: number, ill: number): number {
  const all = good + ill;
  if (all === 0 || Math.abs(good - ill) < all * LEAN) return SENTIMENT_CODES.neutral;
  return good > ill ? SENTIMENT_CODES.positive : SENTIMENT_CODES.negative;
}

/**
 * Estimates the sentiment of an answer towards each brand from the sentences that name it, by a lexicon with negation. A judgement
 * applies to the brands of its clause. A clause without a brand is about the brand named before it, unless it has a subject of its own
 * (others, the rest). Before any brand, it counts only as a concession (although pricey, …) or a label (best overall: …) of the next brand.
 * Answers in languages that the lexicon does not cover are not judged.
 */
export class SentimentEstimator {
  readonly #phrases = new PhraseFinder<LexiconKind>();
  readonly #good: Float64Array;
  readonly #ill: Float64Array;
  readonly #clause = new ClauseState();
  #isUnreadable = false;

  constructor(brandCount: number) {
    this.#good = new Float64Array(brandCount);
    this.#ill = new Float64Array(brandCount);
    for (const [written, kind] of sentimentLexicon()) this.#phrases.add(written, kind);
  }

  /** Reads the sentences around the mentions of the matcher's last scan. */
  read(matcher: MentionMatcher): void {
    this.#good.fill(0);
    this.#ill.fill(0);
    const text = matcher.folded.source;
    this.#isUnreadable = isUnreadable(text);
    if (this.#isUnreadable) return;
    let floor = 0;
    for (let mention = 0; mention < matcher.count;) {
      const from = sentenceStart(text, matcher.fromOf(mention), ANSWER_RULES, floor);
      // A name may contain what looks like a full stop; the sentence extends to the end of its last name.
      let to = sentenceEnd(text, Math.max(from, matcher.toOf(mention) - 1), ANSWER_RULES);
      let next = mention + 1;
      while (next < matcher.count && matcher.fromOf(next) < to) {
        to = Math.max(to, matcher.toOf(next));
        next += 1;
      }
      this.#readSentence(matcher, from, to, mention, next);
      floor = to;
      mention = next;
    }
  }

  /** The estimate for a named brand, from SENTIMENT_CODES; 0 for an answer that cannot be judged. */
  codeOf(brand: number): number {
    return this.#isUnreadable ? 0 : leaningCode(this.#good[brand] ?? 0, this.#ill[brand] ?? 0);
  }

  #readSentence(matcher: MentionMatcher, from: number, to: number, first: number, last: number): void {
    const { folded } = matcher;
    const { codes } = folded;
    const end = folded.indexOf(to);
    const clause = this.#clause;
    clause.startSentence();
    let mention = first;
    let mentionAt = matcher.foldedFromOf(mention);
    for (let i = folded.indexOf(from); i < end;) {
      if (i >= mentionAt && mention < last) {
        // Words in a brand's name are no judgement (Best Buy, Good Night).
        clause.name(matcher.brandOf(mention), i, matcher.foldedToOf(mention));
        i = Math.max(i + 1, matcher.foldedToOf(mention));
        mention += 1;
        mentionAt = mention < last ? matcher.foldedFromOf(mention) : end;
      } else if (this.#phrases.findAt(codes, i, Math.min(end, mentionAt))) {
        applyPhrase(clause, this.#phrases, i, this.#good, this.#ill);
        i = this.#phrases.end;
      } else {
        i += 1;
      }
    }
    clause.end(this.#good, this.#ill);
  }
}
