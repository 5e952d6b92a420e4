import type { PhraseFinder } from './PhraseFinder.ts';
import type { ClauseAfter, LexiconKind } from './sentimentLexicon.ts';

/** Reach of a negator in folded units: about three English words, or a few Chinese characters. */
const REACH_SPACED = 24;
const REACH_UNSPACED = 5;
/** Largest distance of a comparison word from the brand after it: "than the new Bose", 比Bose. */
const REACH_YARDSTICK = 16;

/** Finds the brands that the judgements of a clause apply to. Brands are bits of a mask: at most 32 are tracked. */
export class ClauseState {
  #named = 0;
  #before = 0;
  #good = 0;
  #ill = 0;
  #negatorEnd = -1;
  #relieverEnd = -1;
  #yardstickEnd = -1;
  #isDenied = false;
  /** Sign of the judgement for brands named after a relation in this clause; 0 without a relation. */
  #relation = 0;
  #relationGood = 0;
  #relationIll = 0;
  /** The clause is about something other than the brands, unless it names a brand. */
  #isOfOthers = false;
  #isJudged = false;
  /** The clauses so far are a concession, which applies to the next brand named. */
  #concedes = false;

  startSentence(): void {
    this.#named = 0;
    this.#before = 0;
    this.#good = 0;
    this.#ill = 0;
    this.#concedes = false;
    this.#forgetWords();
  }

  /** Handles a phrase like "other tools": it is the clause's subject, unless a brand is compared with it or it follows the judgement. */
  others(): void {
    this.#isOfOthers ||= this.#yardstickEnd < 0 && this.#relation === 0 && !this.#isJudged;
  }

  /** @param to end of the name */
  name(brand: number, at: number, to: number): void {
    if (this.#named !== 0 && this.#negatorEnd === at) {
      // 华为没有小米好用: the second brand is what the first is compared with.
      this.#negatorEnd = to;
    } else if (this.#relation !== 0) {
      if (this.#relation > 0) {
        this.#relationGood |= 1 << brand;
      } else {
        this.#relationIll |= 1 << brand;
      }
    } else if (this.#yardstickEnd < 0 || at - this.#yardstickEnd > REACH_YARDSTICK) {
      this.#named |= 1 << brand;
    }
    this.#yardstickEnd = -1;
  }

  judge(sign: number, at: number, reach: number): void {
    this.#isJudged = true;
    const negated = this.#negatorEnd >= 0 && at - this.#negatorEnd <= reach;
    const relieved = sign < 0 && this.#relieverEnd >= 0 && at - this.#relieverEnd <= reach;
    this.#isDenied ||= negated;
    if (sign > 0 === (negated === relieved)) {
      // 华为不如小米好用: only what the relation is about.
      if (this.#relation <= 0) this.#good += 1;
    } else {
      this.#ill += 1;
    }
    // A negator inverts one judgement only: "not bad, great".
    if (negated) {
      this.#negatorEnd = -1;
    }
  }

  relate(sign: number, at: number, good: Float64Array, ill: Float64Array): void {
    const turned = this.#negatorEnd >= 0 && at - this.#negatorEnd <= REACH_SPACED ? -sign : sign;
    credit(this.#target, turned, good, ill);
    this.#relation = -turned;
    this.#negatorEnd = -1;
  }

  negate(end: number): void {
    this.#negatorEnd = end;
  }

  yardstick(end: number): void {
    this.#yardstickEnd = end;
  }

  equal(end: number): void {
    if (this.#isDenied) this.#yardstickEnd = end;
  }

  relieve(end: number): void {
    this.#relieverEnd = end;
  }

  /** The brands that the clause is about so far, as a mask: those it names, else those of the clause before. */
  get spokenOf(): number {
    return this.#target | this.#relationGood | this.#relationIll;
  }

  get #target(): number {
    if (this.#named !== 0) return this.#named;
    return this.#isOfOthers ? 0 : this.#before;
  }

  /** Credits the clause's judgements to its brands and starts the next clause; `after` is the relation of the clause to the next. */
  end(good: Float64Array, ill: Float64Array, after: ClauseAfter = 'apart'): void {
    credit(this.#relationGood, 1, good, ill);
    credit(this.#relationIll, -1, good, ill);
    const target = this.#target;
    // Judgements before any brand carry over to the next clause only as part of a concession; a label belongs to what follows it.
    const isLabel = after === 'labelled' && this.#named === 0;
    const isStored = !this.#isOfOthers && (isLabel || (target === 0 && this.#concedes));
    if (!isStored) {
      addTo(good, target, this.#good);
      addTo(ill, target, this.#ill);
      this.#good = 0;
      this.#ill = 0;
    }
    if (target !== 0) {
      this.#before = target;
      this.#concedes = false;
    } else if (this.#isOfOthers) {
      // Clauses without a subject continue with the same subject.
      this.#before = 0;
    }
    if (after === 'conceded') {
      this.#concedes = true;
    }
    this.#named = 0;
    this.#forgetWords();
  }

  #forgetWords(): void {
    this.#isOfOthers = false;
    this.#isJudged = false;
    this.#negatorEnd = -1;
    this.#relieverEnd = -1;
    this.#yardstickEnd = -1;
    this.#isDenied = false;
    this.#relation = 0;
    this.#relationGood = 0;
    this.#relationIll = 0;
  }
}

/** Applies the phrase found at folded unit `start` to a clause. */
export function applyPhrase(
  clause: ClauseState,
  found: PhraseFinder<LexiconKind>,
  start: number,
  good: Float64Array,
  ill: Float64Array,
): void {
  const kind = found.value;
  switch (kind?.type) {
    case 'judgement':
      clause.judge(kind.sign, start, found.isUnspaced ? REACH_UNSPACED : REACH_SPACED);
      break;
    case 'relation':
      clause.relate(kind.sign, start, good, ill);
      break;
    case 'negator':
      clause.negate(found.end);
      break;
    case 'yardstick':
      clause.yardstick(found.end);
      break;
    case 'equal':
      clause.equal(found.end);
      break;
    case 'reliever':
      clause.relieve(found.end);
      break;
    case 'clause':
      clause.end(good, ill, kind.after);
      break;
    case 'others':
      clause.others();
      break;
    case 'nothing':
    case undefined:
      break;
  }
}

function credit(mask: number, sign: number, good: Float64Array, ill: Float64Array): void {
  addTo(sign > 0 ? good : ill, mask, 1);
}

function addTo(sums: Float64Array, mask: number, amount: number): void {
  if (amount === 0) {
    return;
  }
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const brand = 31 - Math.clz32(rest & -rest);
    sums[brand] = (sums[brand] ?? 0) + amount;
  }
}
