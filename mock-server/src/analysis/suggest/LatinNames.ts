import { STOP_WORDS } from './nameStopWords.ts';
import { nameWords } from './nameWords.ts';
import type { NameWord } from './nameWords.ts';
import { WordCounts } from './WordCounts.ts';

/** They are capitalized at the start of a sentence, and “I’m” anywhere. */
const CONTRACTION = /^(?:i|you|he|she|it|we|they|that|there|who)['’](?:m|d|ll|re|s|ve)$|n['’]t$/u;

/** A possible brand name, with the answers that are evidence for it. */
export interface NameCandidate {
  readonly name: string;
  /** Answers that contain it, as counted by this reader. */
  readonly answers: number;
  /** Answers in which it heads a list item, a heading, a table row or bold words. */
  readonly heads: number;
  /** Answers that contain it inside a sentence. */
  readonly inside: number;
}

interface Phrase {
  readonly words: readonly string[];
  readonly spellings: Map<string, number>;
  readonly answers: Set<number>;
  readonly heads: Set<number>;
  readonly inside: Set<number>;
  readonly longer: Set<Phrase>;
  count: number;
  /** Number of times it was alone before a colon. */
  labels: number;
  /** Number of times no capitalized word followed. */
  ends: number;
}

const AFTER_LABEL = /^[\s\]*_]*[:：]/u;
const AFTER_HEAD = /^[\s\]]*(?:[:：–—($（）|]|\*\*|- |\n)/u;
const PARTICLES: ReadonlySet<string> = new Set(
  'la le les el los las de del di da du san st saint dr van von'.split(' '),
);
const MOST_WORDS = 3;
/** Number of distinct products that distinguishes a brand from a product line. */
const MANY_PRODUCTS = 3;
/** From this count on, two words do not occur together by accident. */
const OFTEN = 12;

/** Finds names in the Latin script: runs of capitalized words, distinguished from ordinary words and product names by counting. */
export class LatinNames {
  readonly #answers: { readonly text: string; readonly words: readonly NameWord[] }[] = [];
  readonly #counts = new WordCounts();
  readonly #phrases = new Map<string, Phrase>();

  /** @param text an answer without non-text (see `maskNonText`). */
  add(text: string): void {
    const words = nameWords(text);
    this.#answers.push({ text, words });
    this.#counts.add(words);
  }

  find(): NameCandidate[] {
    this.#answers.forEach(({ text, words }, answer) => {
      for (let from = 0; from < words.length; from += 1) this.#readRun(words, from, text, answer);
    });
    const starts = [...this.#phrases.values()].filter(({ words }) => words.length === 1);
    const begun = starts.flatMap((phrase) => (isParticle(phrase) ? [...phrase.longer].filter(isRepeated) : [phrase]));
    const names = new Set(begun.flatMap((phrase) => this.#nameFrom(phrase) ?? []));
    return [...names]
      .filter((name) => !isTail(name, names))
      .map(({ spellings, answers, heads, inside }) => ({
        name: [...spellings].reduce((best, each) => (each[1] > best[1] ? each : best))[0],
        answers: answers.size,
        heads: heads.size,
        inside: inside.size,
      }));
  }

  /** Counts the phrases that begin with a word, if a name may begin there. */
  #readRun(words: readonly NameWord[], from: number, text: string, answer: number): void {
    const first = words[from];
    if (first === undefined || !this.#mayBegin(first, words[from - 1])) return;
    let end = from + 1;
    // A model number belongs to the run, but never to the name.
    while (words[end]?.isJoined === true && (words[end]?.isProper === true || /\d/u.test(words[end]?.text ?? ''))) {
      end += 1;
    }
    const last = words[end - 1] ?? first;
    const after = text.slice(last.to, last.to + 6);
    const isHead = first.isHead || (first.opens && AFTER_HEAD.test(after));
    let shorter: Phrase | undefined;
    for (let to = from + 1; to <= Math.min(end, from + MOST_WORDS); to += 1) {
      const part = words.slice(from, to);
      if (part.at(-1)?.isProper !== true) break;
      const phrase = this.#phraseOf(part);
      phrase.answers.add(answer);
      phrase.count += 1;
      phrase.labels += to === end && AFTER_LABEL.test(after) ? 1 : 0;
      phrase.ends += to === end ? 1 : 0;
      if (isHead) phrase.heads.add(answer);
      else if (!first.opens) phrase.inside.add(answer);
      shorter?.longer.add(phrase);
      shorter = phrase;
    }
  }

  #mayBegin(word: NameWord, before: NameWord | undefined): boolean {
    if (!word.isProper || STOP_WORDS.has(word.key) || CONTRACTION.test(word.key)) return false;
    if (!word.isJoined || word.link !== '' || before?.isProper !== true) return true;
    // "Consider Sony": the first word is capitalized only because it begins the sentence.
    return STOP_WORDS.has(before.key) || (before.opens && this.#counts.isOrdinary(before.key));
  }

  #phraseOf(words: readonly NameWord[]): Phrase {
    const spelling = words.map((word, at) => (at > 0 ? joined(word) : word.text)).join(' ');
    const key = spelling.toLowerCase();
    const phrase = this.#phrases.get(key) ?? {
      words: words.map((word) => word.key),
      spellings: new Map<string, number>(),
      answers: new Set<number>(),
      heads: new Set<number>(),
      inside: new Set<number>(),
      longer: new Set<Phrase>(),
      count: 0,
      labels: 0,
      ends: 0,
    };
    this.#phrases.set(key, phrase);
    phrase.spellings.set(spelling, (phrase.spellings.get(spelling) ?? 0) + 1);
    return phrase;
  }

  /** The name that begins with a word: the word alone, or with the words that always follow it. Null for no name. */
  #nameFrom(start: Phrase): Phrase | null {
    let name = start;
    for (;;) {
      const [next] = [...name.longer].sort((a, b) => b.count - a.count);
      if (next === undefined || !this.#belongs(next, name)) break;
      name = next;
    }
    if (name.words.join('').length < 2 || isLabel(name)) return null;
    return name.words.every((word) => this.#counts.isOrdinary(word)) && !this.#isFixed(name) ? null : name;
  }

  #belongs(longer: Phrase, name: Phrase): boolean {
    const share = longer.count / name.count;
    const added = longer.words.at(-1) ?? '';
    // "Bank of Tansley": a part of a name with a function word in it is no name.
    if (isLinked(longer)) return share >= 0.5 && longer.count > 1;
    // "Briggs & Riley" is one name, whatever follows.
    if (isAdded(longer)) return share >= 0.7 && longer.count > 1;
    // "Mint Mobile", "Le Creuset": the first part is no name by itself.
    if (name.words.every((word) => this.#counts.isOrdinary(word))) return share >= 0.5 && longer.count > 1;
    if (isModel(longer) || share < 0.95 || longer.count < 4) return false;
    // "Capital" never occurs without "One".
    const isNeverAlone = share === 1 && longer.count >= OFTEN && longer.longer.size > 1;
    if (isNeverAlone || headsMany(longer)) return true;
    if (this.#counts.isOrdinary(added) || STOP_WORDS.has(added)) return false;
    // "Wells Fargo" is a name; "Jabra Elite 85t" continues with a model, so the name is "Jabra".
    return longer.ends >= 0.8 * longer.count;
  }

  /** Ordinary words that form a name together: always capitalized, also inside sentences. */
  #isFixed({ words: [first = '', second], answers, inside }: Phrase): boolean {
    return second !== undefined && !this.#counts.isSmallPair(first, second) && answers.size > 2 && inside.size > 1;
  }
}

/** A word as appended to a phrase, including its link word. */
function joined({ text, isAdded, link }: NameWord): string {
  if (link !== '') return `${link} ${text}`;
  return isAdded ? `& ${text}` : text;
}

/** The last word follows a function word: "Bank of Tansley". */
function isLinked({ spellings }: Phrase): boolean {
  return [...spellings.keys()].every((spelling) => / \p{Ll}{1,5} \S+$/u.test(spelling));
}

/** "Capital One Quicksilver", "Capital One Venture", "Capital One Savor": followed by many products, so it is a brand. */
function headsMany({ longer, count, ends }: Phrase): boolean {
  const followers = [...longer];
  const most = Math.max(0, ...followers.map((follower) => follower.count));
  const named = followers.reduce((sum, follower) => sum + follower.count, 0);
  if (named + ends < 0.8 * count) return false;
  return followers.length >= MANY_PRODUCTS && most <= 0.6 * count;
}

/** "Tansley" if it only occurs in "Bank of Tansley". */
function isTail(name: Phrase, names: ReadonlySet<Phrase>): boolean {
  const [word = ''] = name.words;
  return (
    name.words.length === 1 &&
    [...names].some((other) => other.words.length > 1 && other.words.at(-1) === word && other.count >= name.count)
  );
}

/** "Specs:" precedes every item of an answer; a name heads one or two. */
function isLabel({ labels, heads, inside }: Phrase): boolean {
  return labels > 2.5 * Math.max(1, heads.size) && inside.size < heads.size;
}

/** A word that is never a name without the following word: La Roche-Posay, Paula's Choice. */
function isParticle({ words: [first = ''] }: Phrase): boolean {
  return PARTICLES.has(first) || /[’']s$/u.test(first);
}

function isRepeated({ count }: Phrase): boolean {
  return count > 1;
}

/** The last word follows a sign for “and”. */
function isAdded({ spellings }: Phrase): boolean {
  return [...spellings.keys()].every((spelling) => / & \S+$/u.test(spelling));
}

/** "Mercedes-Benz EQS": a few capital letters after a name are a model. */
function isModel({ spellings }: Phrase): boolean {
  return [...spellings.keys()].every((spelling) => / \p{Lu}{1,4}$/u.test(spelling));
}
