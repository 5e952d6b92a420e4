/** A Markdown link; its URL may contain one pair of parentheses (`…/Acme_(company)`), and a title may follow it. */
const MARKDOWN_LINK =
  /\[([^\]\n]{0,500})\]\]?\(\s{0,4}<?(https?:(?:[^\s()<>]|\([^\s()<>]*\))+)>?(?:\s{1,4}["'][^"'\n]{0,300}["'])?\s{0,4}\)/giu;
const SCHEME = /^[<("'“‘【（[]*[a-z][a-z0-9+.-]*:/iu;
const HAS_ADDRESS = /https?:\/\/|(?:^|\s)www\./iu;
/** `;` and `,` may be part of a URL, so they separate only where another URL starts. `|` may not (RFC 3986). */
const BETWEEN_ADDRESSES = /\|+|(?<![;,])[;,]+(?=$|https?:|www\.)/iu;
const BETWEEN_HOSTS = /[|;,]+/u;
/** Chinese punctuation never occurs in URLs. */
const BETWEEN_WORDS = /[\s，。；、！？《》「」『』【】（）“”]+/u;
const HOST_TOKEN = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})\.)+\p{L}[\p{L}\p{N}-]{1,62}(?:[:/?#]|$)/u;
/** How often the site before it is cited: `example.com (3)`. */
const COUNT = /^\(\d{1,6}(?:\.\d+%?|%)?\)?$/u;
const OPENING = /^[<("'“‘「『【（[]+(?=https?:|www\.)/iu;
/** Punctuation of the surrounding sentence, not part of the URL. */
const TRAILING = new Set('.,;:!<>"\'“”‘’。，、；：！？「」『』《》'.split(''));
const PAIRS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '）': '（', '】': '【' };

/** A URL in a text and its link text. */
type WrittenAddress = { readonly url: string; readonly title: string };

/** Whether a word is a URL, with or without a scheme. */
export function isAddress(word: string): boolean {
  return /^(?:https?:)?\/\//iu.test(word) || HOST_TOKEN.test(word);
}

function isUnpaired(text: string, close: string): boolean {
  const open = PAIRS[close] ?? '';
  let depth = 0;
  for (const char of text) depth += char === open ? 1 : char === close ? -1 : 0;
  return depth < 0;
}

/** Strips quotes, brackets and full stops of the surrounding text from a URL. */
export function tidyAddress(written: string): string {
  let url = written.trim().replace(OPENING, '');
  for (;;) {
    const last = url.at(-1) ?? '';
    const isMark = TRAILING.has(last) || (Object.hasOwn(PAIRS, last) && isUnpaired(url, last));
    if (!isMark) return url;
    url = url.slice(0, -1);
  }
}

/** The URLs in a plain text: if any has a scheme, tokens that have none and are no host names are words. */
function bareAddresses(text: string): readonly string[] {
  const tokens = text
    .split(BETWEEN_WORDS)
    .flatMap((token) => token.split(SCHEME.test(token) ? BETWEEN_ADDRESSES : BETWEEN_HOSTS))
    .map(tidyAddress)
    .filter((token) => token !== '' && !COUNT.test(token));
  if (!HAS_ADDRESS.test(text)) return tokens;
  return tokens.flatMap((token) => {
    const glued = /https?:\/\//iu.exec(token);
    // `source:https://…`: a prefix attached to a URL is a word.
    if (glued !== null && !SCHEME.test(token)) return [tidyAddress(token.slice(glued.index))];
    return /^https?:/iu.test(token) || HOST_TOKEN.test(token) ? [token] : [];
  });
}

/** The URLs in a text, in order: Markdown links with their text, and bare URLs separated by blanks, `|`, `;` or `,`. */
export function addressesIn(text: string): readonly WrittenAddress[] {
  const found: WrittenAddress[] = [];
  let from = 0;
  const takeBare = (to: number): void => {
    const between = text.slice(from, to);
    // Between links only full URLs count; the rest is list markers and words.
    const isAll = from === 0 && to === text.length;
    const bare = isAll || HAS_ADDRESS.test(between) ? between.split(/[|\n\r]+/u).flatMap(bareAddresses) : [];
    found.push(...bare.map((url) => ({ url, title: '' })));
  };
  for (const match of text.matchAll(MARKDOWN_LINK)) {
    takeBare(match.index);
    found.push({ url: match[2] ?? '', title: match[1] ?? '' });
    from = match.index + match[0].length;
  }
  takeBare(text.length);
  return found;
}
