import type { CapturedSource } from '#client/api/schemas/captureSchemas.ts';

const MARKDOWN_LINK = /^\[(.*?)\]\((\S+?)\)$/u;
const LIST_MARK = /^(?:[-*•]|\d{1,3}[.)、])\s+/u;
const ADDRESS = /(?:https?:\/\/|www\.)\S+|\b[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:\/\S*)?/iu;

/** Sources as people paste them, one a line: an address, an address with words around it, or a Markdown link. */
export function readSources(text: string): readonly CapturedSource[] {
  const sources = text.split('\n').flatMap((given): CapturedSource[] => {
    const line = given.trim().replace(LIST_MARK, '');
    if (line === '') return [];
    const link = MARKDOWN_LINK.exec(line);
    if (link !== null) return [{ url: link[2] ?? '', title: link[1] ?? '' }];
    const url = ADDRESS.exec(line)?.[0].replace(/[),.;。，；）]+$/u, '') ?? line;
    return [{ url, title: line.replace(url, '').replaceAll(/^[\s:：—–|-]+|[\s:：—–|-]+$/gu, '') }];
  });
  return [...new Map(sources.map((source) => [source.url, source])).values()];
}

/** Sources as lines to be corrected by hand. */
export function writeSources(sources: readonly CapturedSource[]): string {
  return sources.map(({ url, title }) => (title === '' || title === url ? url : `${title} ${url}`)).join('\n');
}
