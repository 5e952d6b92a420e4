/** A word in the Latin script, with its context in the text. */
export interface NameWord {
  readonly text: string;
  readonly key: string;
  readonly to: number;
  /** Capitalized. */
  readonly isProper: boolean;
  /** Separated from the previous word only by a blank or a sign for “and”. */
  readonly isJoined: boolean;
  /** Separated by a sign for “and”. */
  readonly isAdded: boolean;
  /** The function word between it and a capitalized word before it: `of` of "Bank of Tansley"; '' for none. */
  readonly link: string;
  /** It begins a sentence, so its capital letter means nothing. */
  readonly opens: boolean;
  readonly isHead: boolean;
}

const WORD = /[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}\p{M}]*(?:[’'&+-][\p{Script=Latin}\p{N}]+)*\+?/gu;
const LOOK_BACK = 24;
const LIST_HEAD = /(?:^|\n)[\s>]*(?:#{1,6}\s*|[-*•+]\s+|\d{1,2}[.)]\s*|\|\s*)(?:\d{1,2}[.)]\s*)?[*_[“"]*$/u;
const BOLD_HEAD = /(?:^|[^*])\*\*[[“"]*$/u;
const BRACKET_HEAD = /\p{L}[(（]$/u;
const BEFORE_SENTENCE = /(?:^|[.!?:;|。！？：；\n])[\s*_"“‘([#>•-]*$/u;

/** The Latin-script words of an answer, including numbers with letters. */
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

/** Function words inside names. */
const LINKS: ReadonlySet<string> = new Set(
  'of de du des del della di da do dos van von der den zu und et y'.split(' '),
);

/** Merges function words between two capitalized words, separated only by blanks, into the second one. */
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
