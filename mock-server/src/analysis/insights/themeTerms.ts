import { HAN } from '#client/lib/languageOfScript.ts';
import { foldString } from '../text/charTables.ts';
import type { MentionMatcher } from '../text/MentionMatcher.ts';

/** Words that any question may contain, so that sharing them makes no theme. */
const STOP_ZH = new Set(
  (
    '推荐 多少钱 哪个 哪款 哪家 哪种 哪些 哪里 什么 怎么 怎样 如何 为什么 怎么办 怎么样 多少 是否 可以 能否 应该 需要 想要 我家 我们 自己 一个 一款 几款 有没有 ' +
    '有什么 到底 真的 比较 对比 区别 排名 排行 榜单 评测 测评 口碑 用户 品牌 牌子 产品 型号 选择 选购 选型 怎么选 适合 好用 靠谱 值得 最好 更好 不错 使用 ' +
    '以及 还是 或者 因为 所以 但是 而且 如果 一般 现在 目前 最近 左右 以内 以下 以上 之后 之前 时候 问题 情况 方面 大家 知道 觉得 请问 帮忙 谢谢 看看 ' +
    '真实 有用 缺点 优点 什么样 那么 这么 非常 特别 更加 一些 这些 那些 其他 哪个好 好的 用的 买的 最高 最多 最好用 哪个更 推荐一下 国产 国货 国内'
  ).split(' '),
);
const STOP_EN = new Set(
  (
    'a an and any are as at be best better between brand brands buy buying can choose compare compared comparison could do does doing ' +
    'for from get getting give good great has have help how i if in is it its im ive like looking make me more most much my need needs of on ' +
    'one ones or our please product products rank ranking recommend recommended recommendation review reviews report should so ' +
    'some than that the their them there these they this to top under below up us use user users using vs versus want was we what whats when where ' +
    'which who why will with without would you your find shop shopping tell about into while not no new now just also be been am all out over ' +
    'enough still really very good-enough thing things way ways kind type types available chinese china english people play both find'
  ).split(' '),
);

/** Plurals whose singular ends in -ie, not in -y. */
const ENDS_IN_IE = new Set(['movies', 'cookies', 'calories', 'smoothies', 'selfies', 'brownies']);

/** Converts plurals to singulars, so that `pan` and `pans` are one term. */
function singular(word: string): string {
  if (ENDS_IN_IE.has(word)) {
    return word.slice(0, -1);
  }
  if (/[^ae]ies$/u.test(word)) {
    return `${word.slice(0, -3)}y`;
  }
  if (/(?:x|ss|sh|ch)es$/u.test(word)) {
    return word.slice(0, -2);
  }
  return /[^us]s$/u.test(word) && word.length > 3 ? word.slice(0, -1) : word;
}

/** A long run of one mark or line break: `Intl.Segmenter` takes 20 microseconds for each. */
const RUN_OF_MARKS = /([\p{P}\p{S}\p{Cc}])\1{3,}/gu;
const LATIN_WORD = /^[\p{Script=Latin}][\p{Script=Latin}\p{N}'’-]*$/u;

/** The words of questions that can form a theme. Excludes tracked brands' names, which would give one theme per brand. */
export class ThemeTerms {
  readonly #breaker = new Intl.Segmenter('zh', { granularity: 'word' });
  readonly #brands: MentionMatcher;

  constructor(brands: MentionMatcher) {
    this.#brands = brands;
  }

  /**
   * Distinct terms of a question: words of at least two Han characters, Latin words of at least two letters as singulars, and
   * pairs of adjacent ones, joined (智能 and 驾驶 give 智能驾驶, `air` and `fryer` give `air fryer`).
   */
  of(text: string): readonly string[] {
    const terms = new Set<string>();
    let before: string | null = null;
    for (const { segment, isWordLike } of this.#breaker.segment(this.#plain(text))) {
      const term: string | null = isWordLike === true ? termOf(segment) : null;
      // A blank between two Latin words does not separate a pair.
      if (segment === ' ') {
        continue;
      }
      if (term !== null) {
        terms.add(term);
        if (before !== null && HAN.test(before) === HAN.test(term)) {
          terms.add(HAN.test(term) ? before + term : `${before} ${term}`);
        }
      }
      before = term;
    }
    return [...terms];
  }

  /** Without brands, and with runs of a mark cut to one. */
  #plain(text: string): string {
    return this.#withoutBrands(text).replaceAll(RUN_OF_MARKS, '$1');
  }

  #withoutBrands(text: string): string {
    const count = this.#brands.scan(text);
    let clean = '';
    let from = 0;
    for (let i = 0; i < count; i += 1) {
      clean += `${text.slice(from, this.#brands.fromOf(i))}|`;
      from = this.#brands.toOf(i);
    }
    return foldString(clean + text.slice(from));
  }
}

function termOf(word: string): string | null {
  if (HAN.test(word)) {
    return word.length < 2 ||
      STOP_ZH.has(word) ||
      /(?<![\p{N}一二三四五六七八九十百千万几])[\p{N}一二三四五六七八九十百千万几]+[个款台万元年月天岁]?$/u.test(word)
      ? null
      : word;
  }
  if (!LATIN_WORD.test(word) || word.length < 2) {
    return null;
  }
  const plain = word.replaceAll(/['’]s?$/gu, '');
  return STOP_EN.has(plain.replaceAll(/['’]/gu, '')) ? null : singular(plain);
}
