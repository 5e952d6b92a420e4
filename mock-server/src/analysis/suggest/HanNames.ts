import type { NameCandidate } from './LatinNames.ts';
import { STOP_NAMES } from './nameStopWords.ts';

const HEAD =
  /(?:(?:^|\n)[ \t>]*(?:#{1,6}[ \t]*|[-*•+][ \t]+|\d{1,2}[.)、．][ \t]*|\|[ \t]*)(?:\d{1,2}[.)、．][ \t]*)?[*_[「《“]{0,4}|\*\*[[「《“]{0,2})(\p{Script=Han}{2,10})(?=(.{0,6}))/gu;
/** A model or the name in Latin letters follows: 理想 L9, 翎途（Lyntour）. */
const NAME_FOLLOWS = /^\s*(?:[（(]\s*)?[A-Za-z0-9]/u;
/** Bounded repetition: otherwise a text of commas would be scanned from each of them to its end. */
const LISTED = /\p{Script=Han}{2,6}(?:[、，]\p{Script=Han}{2,6}){0,12}[、和与及]\p{Script=Han}{2,6}/gu;
const BETWEEN_LISTED = /[、，和与及]/u;
const LONGEST = 6;
/** Heads per answer at which a word is the label of a line in every item. */
const LABEL_REPEATS = 1.8;

interface Found {
  readonly answers: Set<number>;
  readonly heads: Set<number>;
  readonly named: Set<number>;
  headCount: number;
}

/** Finds names in Chinese characters. The only sign of a name is that the word segmenter does not know it. */
export class HanNames {
  readonly #breaker = new Intl.Segmenter('zh', { granularity: 'word' });
  readonly #names = new Map<string, string | null>();
  readonly #found = new Map<string, Found>();
  readonly #lists: { readonly answer: number; readonly names: readonly string[] }[] = [];
  #answer = -1;

  /** @param text an answer without non-text (see `maskNonText`). */
  add(text: string): void {
    this.#answer += 1;
    for (const [, run = '', after = ''] of text.matchAll(HEAD)) {
      const name = this.#nameIn(run);
      if (name === null) continue;
      const found = this.#entry(name);
      found.heads.add(this.#answer);
      found.headCount += 1;
      if (name === run && NAME_FOLLOWS.test(after)) found.named.add(this.#answer);
    }
    for (const [list] of text.matchAll(LISTED)) {
      const names = list.split(BETWEEN_LISTED).flatMap((each) => this.#nameIn(each) ?? []);
      this.#lists.push({ answer: this.#answer, names });
    }
  }

  find(): NameCandidate[] {
    const likely = new Set([...this.#found].filter(([name, found]) => this.#isName(name, found)).map(([name]) => name));
    const sure = new Set([...likely].filter((name) => !this.#isProductOf(name, likely)));
    const beside = new Map<string, Set<number>>();
    for (const { answer, names } of this.#lists) {
      if (!names.some((name) => sure.has(name))) continue;
      for (const name of names) beside.set(name, (beside.get(name) ?? new Set()).add(answer));
    }
    const listed = [...beside].filter(([name, answers]) => !sure.has(name) && !this.#isWord(name) && answers.size > 1);
    return [
      ...[...sure].map((name) => this.#candidate(name)),
      ...listed.map(([name, answers]) => ({ name, answers: answers.size, heads: answers.size, inside: answers.size })),
    ];
  }

  #entry(name: string): Found {
    const found = this.#found.get(name) ?? {
      answers: new Set<number>(),
      heads: new Set<number>(),
      named: new Set<number>(),
      headCount: 0,
    };
    this.#found.set(name, found);
    return found;
  }

  #candidate(name: string): NameCandidate {
    const heads = this.#found.get(name)?.heads.size ?? 0;
    return { name, answers: heads, heads, inside: 0 };
  }

  #isName(name: string, { heads, named, headCount }: Found): boolean {
    if (named.size > 1) return true;
    return !this.#isWord(name) && headCount < LABEL_REPEATS * heads.size;
  }

  /** 浔芷轻屏 next to 浔芷 is a product; 北岬星程（Starvoy） next to 北岬 has a name of its own. */
  #isProductOf(name: string, names: ReadonlySet<string>): boolean {
    if ((this.#found.get(name)?.named.size ?? 0) > 1) return false;
    return Array.from({ length: name.length - 2 }, (_, index) => name.slice(0, index + 2)).some((part) =>
      names.has(part),
    );
  }

  #wordsOf(run: string): string[] {
    return Array.from(this.#breaker.segment(run), ({ segment }) => segment);
  }

  /** True if the word segmenter knows it as one or more words: 续航, 选择要点. */
  #isWord(name: string): boolean {
    return this.#wordsOf(name).every((word) => word.length > 1);
  }

  /** The name at the start of a run of characters: 澄驭 of 澄驭汽车, whose end is a word. Null for none. */
  #nameIn(run: string): string | null {
    const known = this.#names.get(run);
    if (known !== undefined) return known;
    const words = this.#wordsOf(run);
    const end = words.findIndex((word, index) => index > 0 && word.length > 1);
    const isUnknownFirst = words[0]?.length === 1;
    const name = isUnknownFirst && end > 1 ? words.slice(0, end).join('') : run;
    const result = name.length > LONGEST || STOP_NAMES.has(name) ? null : name;
    this.#names.set(run, result);
    return result;
  }
}
