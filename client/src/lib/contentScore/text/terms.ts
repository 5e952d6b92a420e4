import { addToGroup } from '#client/lib/groupByKey.ts';
import { HAN, languageOfScript } from '#client/lib/languageOfScript.ts';
import { normalizeText } from '#client/lib/normalizeText.ts';
import { singular } from '#client/lib/promptFeatures.ts';
import type { Span } from '#client/lib/Span.ts';

const ZH_STOP: ReadonlySet<string> = new Set(
  (
    '的 了 吗 呢 吧 啊 呀 和 与 或 是 在 有 对 从 到 给 让 很 太 更 都 也 还 就 才 又 再 比 跟 及 个 些 款 种 被 把 我 你 您 他 她 它 谁 这 那 哪 几 做 用 买 选 要 想 能 会 不 为 之 以 于 ' +
    '什么 怎么 怎样 怎么样 如何 为何 为什么 多少 几个 几款 哪个 哪款 哪些 哪家 哪种 哪里 什么样 能不能 可不可以 会不会 要不要 好不好 是否 可以 应该 需要 适合 推荐 比较 对比 区别 选择 购买 值得 ' +
    '目前 现在 最近 今年 真的 到底 还是 或者 以及 如果 因为 所以 但是 而且 我们 你们 他们 自己 大家 请问 一下 一款 一个 一台 比如 左右 以内 以上 以下 最好 一般 时候 有没有 知道 觉得 告诉 帮我 好的 好用 靠谱 不错'
  ).split(' '),
);
const EN_STOP: ReadonlySet<string> = new Set(
  (
    'a an the of for in on at by and or is are was were be been do does did can could should would will shall may might must i me my we us our you your ' +
    'it its this that these those there here they them their he she who whom whose what which when where why how much many more most less least some any all ' +
    'each every no not only than then as if with without from to into about over under between best better good great top vs versus compare recommend ' +
    'recommended worth buy choose get need want use using please tell really now'
  ).split(' '),
);
const WORD = /[a-z\d\u00c0-\u024f]+(?:['’\-.][a-z\d\u00c0-\u024f]+)*/gu;

/** Folds case and width but keeps offsets: full-width forms have the same length as narrow ones; other characters are not changed. */
export function foldKeepingOffsets(text: string): string {
  const folded = text
    .replace(/[\uff01-\uff5e]/gu, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .toLowerCase();
  return folded.length === text.length ? folded : text;
}

const segmenters = {
  zh: new Intl.Segmenter('zh', { granularity: 'word' }),
  en: new Intl.Segmenter('en', { granularity: 'word' }),
};

/** The content words of a question: cut by `Intl.Segmenter`, without stop words. */
export function termsOf(question: string): string[] {
  const terms = new Set<string>();
  const segmenter = segmenters[languageOfScript(question)];
  // The segmenter splits words that its dictionary lacks into characters: 电, 动, 车 are joined to 电动车.
  let characters = '';
  const addCharacters = (): void => {
    if (characters.length > 1 && !ZH_STOP.has(characters)) terms.add(characters);
    characters = '';
  };
  for (const { segment, isWordLike } of segmenter.segment(foldKeepingOffsets(normalizeText(question, 'NFKC')))) {
    const isCharacter = segment.length === 1 && HAN.test(segment) && !ZH_STOP.has(segment);
    if (isCharacter) {
      characters += segment;
      continue;
    }
    addCharacters();
    if (isWordLike !== true) continue;
    if (HAN.test(segment)) {
      if (segment.length > 1 && !ZH_STOP.has(segment)) terms.add(segment);
    } else {
      const word = segment.replace(/['’]s?$/u, '');
      if (!EN_STOP.has(word) && (word.length > 1 || /\d/u.test(word))) terms.add(singular(word));
    }
  }
  addCharacters();
  return [...terms];
}

/** A text in which terms are looked up. */
export class TermFinder {
  readonly #text: string;
  #words: Map<string, Span[]> | null = null;

  constructor(text: string) {
    this.#text = foldKeepingOffsets(text);
  }

  /** Places of a term: a Chinese one anywhere, a Latin one as a whole word, in singular or plural. */
  find(term: string): readonly Span[] {
    return HAN.test(term) ? this.#findString(term) : (this.#wordIndex().get(term) ?? []);
  }

  /** Places of a name of one or more words, exactly as spelled apart from case and width. */
  findName(name: string): readonly Span[] {
    const folded = foldKeepingOffsets(name.trim());
    if (folded === '') return [];
    const isLatin = (at: number): boolean => /[a-z\d\u00c0-\u024f]/u.test(this.#text[at] ?? '');
    return this.#findString(folded).filter(
      ({ start, end }) => !(isLatin(start) && isLatin(start - 1)) && !(isLatin(end - 1) && isLatin(end)),
    );
  }

  #findString(part: string): Span[] {
    const found: Span[] = [];
    for (let at = this.#text.indexOf(part); at !== -1; at = this.#text.indexOf(part, at + part.length)) {
      found.push({ start: at, end: at + part.length });
    }
    return found;
  }

  #wordIndex(): Map<string, Span[]> {
    if (this.#words !== null) return this.#words;
    const words = new Map<string, Span[]>();
    const note = (key: string, span: Span): void => {
      addToGroup(words, key, span);
    };
    for (const match of this.#text.matchAll(WORD)) {
      const start = match.index;
      const whole = match[0].replace(/['’]s?$/u, '');
      note(singular(whole), { start, end: start + whole.length });
      // Segmenters split words at hyphens, so built-in is also indexed as built and as in.
      if (whole.includes('-')) {
        let at = start;
        for (const part of whole.split('-')) {
          if (part !== '') note(singular(part), { start: at, end: at + part.length });
          at += part.length + 1;
        }
      }
    }
    this.#words = words;
    return words;
  }
}
