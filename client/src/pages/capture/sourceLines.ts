import type { CapturedSource } from '#client/api/schemas/captureSchemas.ts';

// A line may be a whole page of text: no pattern may rescan the rest at every character (quadratic time).
const MARKDOWN_LINK = /^\[(.*?)\]\(((?:(?!\]\()\S)+)\)$/u;
const LIST_MARK = /^(?:[-*•]|\d{1,3}[.)、])\s+/u;
// A part of a host name has at most 63 characters.
const ADDRESS = /(?:https?:\/\/|www\.)\S+|\b[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+(?:\/\S*)?/iu;
const ENDING = /(?<![),.;。，；）])[),.;。，；）]+$/u;
const AROUND_TITLE = /^[\s:：—–|-]+|(?<![\s:：—–|-])[\s:：—–|-]+$/gu;

/** Parses pasted sources, one per line: a URL, a URL inside text, or a Markdown link. */
export function readSources(text: string): readonly CapturedSource[] {
  const sources = text.split('\n').flatMap((given): CapturedSource[] => {
    const line = given.trim().replace(LIST_MARK, '');
    if (line === '') return [];
    const link = MARKDOWN_LINK.exec(line);
    if (link !== null) return [{ url: link[2] ?? '', title: link[1] ?? '' }];
    const url = ADDRESS.exec(line)?.[0].replace(ENDING, '') ?? line;
    return [{ url, title: line.replace(url, '').replaceAll(AROUND_TITLE, '') }];
  });
  return [...new Map(sources.map((source) => [source.url, source])).values()];
}

/** Sources as editable lines. */
export function writeSources(sources: readonly CapturedSource[]): string {
  return sources.map(({ url, title }) => (title === '' || title === url ? url : `${title} ${url}`)).join('\n');
}
