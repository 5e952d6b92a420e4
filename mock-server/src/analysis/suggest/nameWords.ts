/** A word in the Latin script, with what its place in the text says of it. */
export interface NameWord {
  readonly text: string;
  readonly key: string;
  readonly to: number;
  /** Written large. */
  readonly isProper: boolean;
  /** Only a blank, or a sign for “and”, stands between it and the word before. */
  readonly isJoined: boolean;
  /** That sign. */
  readonly isAdded: boolean;
  /** The small word that stands between it and a word written large before it: `of` of "Bank of Tansley"; '' for none. */
  readonly link: string;
  /** A sentence begins with it, so that being written large says nothing. */
  readonly opens: boolean;
  readonly isHead: boolean;
}

const WORD = /[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}\p{M}]*(?:[’'&+-][\p{Script=Latin}\p{N}]+)*\+?/gu;
const LOOK_BACK = 24;
const LIST_HEAD = /(?:^|\n)[\s>]*(?:#{1,6}\s*|[-*•+]\s+|\d{1,2}[.)]\s*|\|\s*)(?:\d{1,2}[.)]\s*)?[*_[“"]*$/u;
const BOLD_HEAD = /(?:^|[^*])\*\*[[“"]*$/u;
const BRACKET_HEAD = /\p{L}[(（]$/u;
const BEFORE_SENTENCE = /(?:^|[.!?:;|。！？：；\n])[\s*_"“‘([#>•-]*$/u;

/** The words of an answer that are written in the Latin script, numbers with letters included. */
export function nameWords(text: string): NameWord[] {
  const words: NameWord[] = [];
  for (const match of text.matchAll(WORD)) {
    const [word] = match;
    const to = match.index + word.length;
    const before = text.slice(Math.max(0, match.index - LOOK_BACK), match.index);
    const gap = text.slice(words.at(-1)?.to ?? 0, match.index);
    words.push({
      text: word,
      key: word.toLowerCase(),
      to,
      isProper: !/\p{N}/u.test(word) && /\p{Lu}/u.test(word),
      isJoined: gap === ' ' || gap === ' & ',
      isAdded: gap === ' & ',
      link: '',
      opens: match.index === 0 || BEFORE_SENTENCE.test(before),
      isHead: LIST_HEAD.test(before) || BOLD_HEAD.test(before) || BRACKET_HEAD.test(before),
    });
  }
  return linked(words);
}

/** Small words inside names. */
const LINKS: ReadonlySet<string> = new Set(
  'of de du des del della di da do dos van von der den zu und et y'.split(' '),
);

/** Takes small words between two large ones, with nothing but blanks around them, into the second of these. */
function linked(words: readonly NameWord[]): NameWord[] {
  const kept: NameWord[] = [];
  words.forEach((word, at) => {
    const [before, next] = [words[at - 1], words[at + 1]];
    const isLink = LINKS.has(word.text) && word.isJoined && before?.isProper === true && isJoinedName(next);
    if (isLink) return;
    const link =
      LINKS.has(before?.text ?? '') && isJoinedName(word) && kept.at(-1) !== before ? (before?.text ?? '') : '';
    kept.push({ ...word, link });
  });
  return kept;
}

function isJoinedName(word: NameWord | undefined): boolean {
  return word?.isProper === true && word.isJoined && !word.isAdded;
}
