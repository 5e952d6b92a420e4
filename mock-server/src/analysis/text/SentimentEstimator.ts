import { SENTIMENT_CODES } from '../types.ts';
import { SPACED_WORD, UNSPACED_WORD, WORD_CLASS, foldString, isLatinInside } from './charTables.ts';
import type { MentionMatcher } from './MentionMatcher.ts';
import { ClauseState, REACH_SPACED, REACH_UNSPACED } from './ClauseState.ts';
import { NO_NODE, PhraseTrie, mayStart } from './PhraseTrie.ts';
import { sentenceEnd, sentenceStart } from './sentences.ts';
import { sentimentLexicon, type LexiconKind } from './sentimentLexicon.ts';

interface Phrase {
  readonly kind: LexiconKind;
  readonly leftClass: number;
  readonly rightClass: number;
}

/** Good and ill must differ by a third of all judgements, or the answer is neutral towards the brand. */
const LEAN = 1 / 3;

/**
 * Estimates what an answer says of each brand from the sentences that name it, by a lexicon with negation. A judgement
 * goes to the brands of its clause; a clause without a brand speaks of the one named before it, or else after it.
 */
export class SentimentEstimator {
  readonly #phrases = new PhraseTrie<Phrase>();
  readonly #starts = this.#phrases.starts;
  readonly #good: Float64Array;
  readonly #ill: Float64Array;
  readonly #clause = new ClauseState();
  #found: Phrase | null = null;
  #foundEnd = 0;

  constructor(brandCount: number) {
    this.#good = new Float64Array(brandCount);
    this.#ill = new Float64Array(brandCount);
    for (const [written, kind] of sentimentLexicon()) {
      const text = foldString(written);
      this.#phrases.add(text, {
        kind,
        leftClass: WORD_CLASS[text.charCodeAt(0)] ?? 0,
        rightClass: WORD_CLASS[text.charCodeAt(text.length - 1)] ?? 0,
      });
    }
  }

  /** Reads the sentences around the mentions of the matcher's last scan. */
  read(matcher: MentionMatcher): void {
    this.#good.fill(0);
    this.#ill.fill(0);
    const text = matcher.folded.source;
    let floor = 0;
    for (let mention = 0; mention < matcher.count;) {
      const from = sentenceStart(text, matcher.fromOf(mention), floor);
      // A name may hold what looks like a full stop; the sentence goes on to the end of the last name in it.
      let to = sentenceEnd(text, Math.max(from, matcher.toOf(mention) - 1));
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

  /** The estimate for a brand that was named, as SENTIMENT_CODES has it. */
  codeOf(brand: number): number {
    const good = this.#good[brand] ?? 0;
    const ill = this.#ill[brand] ?? 0;
    const all = good + ill;
    if (all === 0 || Math.abs(good - ill) < all * LEAN) {
      return SENTIMENT_CODES.neutral;
    }
    return good > ill ? SENTIMENT_CODES.positive : SENTIMENT_CODES.negative;
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
        // Words of a brand's name judge nothing (Best Buy, Good Night).
        clause.name(matcher.brandOf(mention), i);
        i = Math.max(i + 1, matcher.foldedToOf(mention));
        mention += 1;
        mentionAt = mention < last ? matcher.foldedFromOf(mention) : end;
      } else if (this.#mayStart(codes, i) && this.#phraseAt(codes, i, Math.min(end, mentionAt))) {
        this.#apply(i);
        i = this.#foundEnd;
      } else {
        i += 1;
      }
    }
    clause.end(this.#good, this.#ill);
  }

  #mayStart(codes: Uint16Array, i: number): boolean {
    const code = codes[i] ?? 0;
    return mayStart(this.#starts, code) && !isLatinInside(code, i > 0 ? (codes[i - 1] ?? 0) : 0);
  }

  #apply(start: number): void {
    const found = this.#found;
    if (found === null) {
      return;
    }
    switch (found.kind.type) {
      case 'judgement':
        this.#clause.judge(found.kind.sign, start, found.leftClass === UNSPACED_WORD ? REACH_UNSPACED : REACH_SPACED);
        break;
      case 'relation':
        this.#clause.relate(found.kind.sign, start, this.#good, this.#ill);
        break;
      case 'negator':
        this.#clause.negate(this.#foundEnd);
        break;
      case 'yardstick':
        this.#clause.yardstick(this.#foundEnd);
        break;
      case 'clause':
        this.#clause.end(this.#good, this.#ill);
        break;
      case 'nothing':
        break;
    }
  }

  /** Looks for the longest phrase at unit `start`; leaves it in `#found` and its end in `#foundEnd`. */
  #phraseAt(codes: Uint16Array, start: number, limit: number): boolean {
    this.#found = null;
    const before = start === 0 ? 0 : (WORD_CLASS[codes[start - 1] ?? 0] ?? 0);
    const insideWord = before === SPACED_WORD;
    if (insideWord && WORD_CLASS[codes[start] ?? 0] === SPACED_WORD) {
      return false;
    }
    let node = this.#phrases.root(codes[start] ?? 0);
    for (let end = start + 1; node !== NO_NODE; end += 1) {
      const phrase = this.#phrases.valuesAt(node)[0];
      if (phrase !== undefined) {
        const after = WORD_CLASS[codes[end] ?? 0] ?? 0;
        if (phrase.rightClass !== SPACED_WORD || end >= limit || after !== SPACED_WORD) {
          this.#found = phrase;
          this.#foundEnd = end;
        }
      }
      node = end < limit ? this.#phrases.next(node, codes[end] ?? 0) : NO_NODE;
    }
    return this.#found !== null;
  }
}
