import type { Definitions } from './scanBlocks.ts';
import type { Link } from './TextDocument.ts';

const COMMENT = /<!--[\s\S]*?(?:-->|$)/gu;
const IMAGE = /!\[[^[\]]{0,500}\](?:\([^()\n]{0,2000}\)|\[[^[\]]{0,200}\])?/gu;
const LINK =
  /\[((?:[^[\]]|\[[^[\]]{0,200}\]){0,500})\]\([ \t]{0,50}<?([^()\s<>]{0,2000}(?:\([^()\s]{0,500}\)[^()\s<>]{0,500})?)>?[ \t]*(?:(?<=[ \t])(?:"[^"\n]{0,300}"|'[^'\n]{0,300}'|\([^()\n]{0,300}\))[ \t]*)?\)/gu;
const REFERENCE = /\[([^[\]\n]{1,300})\](?:\[([^[\]\n]{0,200})\])?/gu;
const ADDRESS = /<?(https?:\/\/[^\s<>"'`，。；、！？（）【】《》“”|]{1,2000})>?/giu;
const TAG = /<\/?[a-z][^<>\n]{0,500}>/giu;
/** Emphasis, code marks, escapes, cell borders and the quote mark of a line. An underscore inside a word is not markup. */
const MARKUP = /[*`~|]+|\\(?=[^\p{L}\p{N}\s])|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}_])|^ {0,3}>|[ \t]#+[ \t]*$/gmu;
/** Characters after an address that are not part of it. */
const TRAILING: ReadonlySet<string> = new Set('.,;:!?)]*_');

const blanks = (length: number): string => ' '.repeat(length);

interface Found {
  readonly plain: string;
  readonly links: readonly Link[];
}

function withoutTrailing(address: string): string {
  let end = address.length;
  while (TRAILING.has(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}

/** The address in a definition: `https://…` or a note with a link in it. */
function definedUrl(value: string): string | null {
  const link = /\]\(\s*<?(https?:\/\/[^\s<>)]+)/iu.exec(value)?.[1] ?? /https?:\/\/[^\s<>)\]]+/iu.exec(value)?.[0];
  return link ?? (/^\/\S+/u.test(value) ? (value.split(/\s/u)[0] ?? null) : null);
}

/**
 * The source with markup blanked character by character, and the links in it. A note without an address names a source in words, so its
 * link has an empty address.
 */
export function scanInline(source: string, definitions: Definitions): Found {
  const links: Link[] = [];
  // Parsed once per definition: thousands of marks may share one.
  const urls = new Map(Array.from(definitions, ([name, value]) => [name, definedUrl(value)]));
  const inLink = new Uint8Array(source.length);
  const add = (start: number, end: number, url: string, labelStart: number, labelEnd: number): void => {
    links.push({ start, end, url, label: { start: labelStart, end: labelEnd } });
    inLink.fill(1, start, end);
  };
  const keepLabel = (whole: string, { length }: string): string =>
    blanks(1) + whole.slice(1, 1 + length) + blanks(whole.length - 1 - length);
  let plain = source.replace(COMMENT, (whole) => whole.replace(/[^\n]/gu, ' '));
  if (plain.includes('[')) {
    plain = plain
      .replace(IMAGE, (whole) => blanks(whole.length))
      .replace(LINK, (whole, label: string, url: string, at: number) => {
        add(at, at + whole.length, url, at + 1, at + 1 + label.length);
        return keepLabel(whole, label);
      })
      .replace(REFERENCE, (whole, label: string, name: string | undefined, at: number) => {
        const defined = (name === undefined || name === '' ? label : name).toLowerCase();
        const value = definitions.get(defined);
        if (value === undefined) return whole;
        const isMark = /^\^|^\d{1,3}$/u.test(label);
        const url = urls.get(defined) ?? null;
        if (url !== null || value.trim() !== '') add(at, at + whole.length, url ?? '', at + 1, at + 1 + label.length);
        return isMark ? blanks(whole.length) : keepLabel(whole, label);
      });
  }
  plain = plain.replace(ADDRESS, (whole, address: string, at: number) => {
    const isBracketed = whole.startsWith('<');
    const url = isBracketed ? address : withoutTrailing(address);
    const end = isBracketed ? at + whole.length : at + url.length;
    // The label of a link may itself be an address.
    if (inLink[at] !== 1) add(at, end, url, at, at);
    return blanks(end - at) + whole.slice(end - at);
  });
  if (plain.includes('<')) plain = plain.replace(TAG, (whole) => blanks(whole.length));
  plain = plain.replace(MARKUP, (whole) => blanks(whole.length));
  return { plain, links: links.sort((a, b) => a.start - b.start) };
}
