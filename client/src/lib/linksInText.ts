import { parseUrl } from './parseUrl.ts';
/** A web address with the words that link to it; empty: none. */
export interface TextLink {
  readonly url: string;
  readonly title: string;
}

/** An address up to what ends it in a text; pairs of parentheses belong to it. */
const address = (ends: string): string => String.raw`https?:\/\/[^${ends}]+(?:\([^${ends}]*\)[^${ends}]*)*`;
const IN_LINK = address(String.raw`\s()<>`);
const IN_WORDS = address(String.raw`\s()<>"'\x60|[\]“”‘’「」『』【】《》（），。；：！？、`);
const LINK = new RegExp(
  String.raw`(?<image>!?)\[(?<title>[^[\]\n]{0,300})\]\(<?(?<target>${IN_LINK})|(?<bare>${IN_WORDS})`,
  'giu',
);
const ENDING = /(?<![.,;:!?*_~])[.,;:!?*_~]+$/u;
const IS_WORD = /\p{L}/u;

/** The web addresses in a text that was copied without formatting, each once: Markdown links with their words, and plain addresses. */
export function linksInText(text: string): readonly TextLink[] {
  const links = new Map<string, TextLink>();
  for (const { groups = {} } of text.matchAll(LINK)) {
    const { image, title = '', target, bare = '' } = groups;
    const url = target ?? bare.replace(ENDING, '');
    if (image === '!' || links.has(url) || parseUrl(url) === null) continue;
    // The number of a reference mark is no title.
    links.set(url, { url, title: IS_WORD.test(title) ? title.trim() : '' });
  }
  return [...links.values()];
}
