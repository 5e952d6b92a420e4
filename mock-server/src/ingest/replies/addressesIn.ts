/** A Markdown link; its address may hold one pair of parentheses (`…/Acme_(company)`), and a title may follow it. */
const MARKDOWN_LINK =
  /\[([^\]\n]{0,500})\]\]?\(\s{0,4}<?(https?:(?:[^\s()<>]|\([^\s()<>]*\))+)>?(?:\s{1,4}["'][^"'\n]{0,300}["'])?\s{0,4}\)/giu;
const SCHEME = /^[<("'“‘【（[]*[a-z][a-z0-9+.-]*:/iu;
const HAS_ADDRESS = /https?:\/\/|(?:^|\s)www\./iu;
/** `;` and `,` may be part of an address, so they end one only where another begins. `|` may not (RFC 3986). */
const BETWEEN_ADDRESSES = /\|+|(?<![;,])[;,]+(?=$|https?:|www\.)/iu;
const BETWEEN_HOSTS = /[|;,]+/u;
/** Chinese marks are in no address. */
const BETWEEN_WORDS = /[\s，。；、！？《》「」『』【】（）“”]+/u;
const HOST_TOKEN = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})\.)+\p{L}[\p{L}\p{N}-]{1,62}(?:[:/?#]|$)/u;
const OPENING = /^[<("'“‘「『【（[]+(?=https?:|www\.)/iu;
/** Marks of the sentence around an address, none of its own. */
const TRAILING = new Set('.,;:!<>"\'“”‘’。，、；：！？「」『』《》'.split(''));
const PAIRS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '）': '（', '】': '【' };

/** An address and the words that name it, as a text has them. */
type WrittenAddress = { readonly url: string; readonly title: string };

/** Whether a word is an address, with or without its scheme. */
export function isAddress(word: string): boolean {
  return /^(?:https?:)?\/\//iu.test(word) || HOST_TOKEN.test(word);
}

function isUnpaired(text: string, close: string): boolean {
  const open = PAIRS[close] ?? '';
  let depth = 0;
  for (const char of text) depth += char === open ? 1 : char === close ? -1 : 0;
  return depth < 0;
}

/** An address without the quotes, brackets and full stops that the text around it put there. */
export function tidyAddress(written: string): string {
  let url = written.trim().replace(OPENING, '');
  for (;;) {
    const last = url.at(-1) ?? '';
    const isMark = TRAILING.has(last) || (Object.hasOwn(PAIRS, last) && isUnpaired(url, last));
    if (!isMark) return url;
    url = url.slice(0, -1);
  }
}

/** The addresses of a stretch: beside one with a scheme, what has none and is no host is a word. */
function bareAddresses(text: string): readonly string[] {
  const tokens = text
    .split(BETWEEN_WORDS)
    .flatMap((token) => token.split(SCHEME.test(token) ? BETWEEN_ADDRESSES : BETWEEN_HOSTS))
    .map(tidyAddress)
    .filter((token) => token !== '');
  if (!HAS_ADDRESS.test(text)) return tokens;
  return tokens.flatMap((token) => {
    const glued = /https?:\/\//iu.exec(token);
    // `source:https://…`: what stands before an address without a blank is a word, too.
    if (glued !== null && !SCHEME.test(token)) return [tidyAddress(token.slice(glued.index))];
    return /^https?:/iu.test(token) || HOST_TOKEN.test(token) ? [token] : [];
  });
}

/** The addresses of a text in order: Markdown links with their words, and bare ones between blanks, `|`, `;` and `,`. */
export function addressesIn(text: string): readonly WrittenAddress[] {
  const found: WrittenAddress[] = [];
  let from = 0;
  const takeBare = (to: number): void => {
    const between = text.slice(from, to);
    // Beside links only full addresses count; the rest is list marks and words.
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
