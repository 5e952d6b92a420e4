import type { Citation } from '#client/api/answerSchemas.ts';
import { citationKey } from '#client/lib/citationKey.ts';
import { findCitationMarks } from './citationMarks.ts';

const ADDRESS = /https?:\/\/[^\s<>()[\]"']+/gu;

/** The source that a link in an answer points to, if the answer cites it. */
export function citationOfLink(url: string, citations: readonly Citation[] | null): Citation | undefined {
  const key = citationKey(url);
  return citations?.find((citation) => citationKey(citation.url) === key);
}

/** The sources that the text refers to, by number or link. */
export function markedPositions(text: string, citations: readonly Citation[] | null): ReadonlySet<number> {
  if (citations === null) return new Set();
  const known = new Set(citations.map(({ position }) => position));
  const keys = new Map(citations.map(({ url, position }) => [citationKey(url), position]));
  const numbers = findCitationMarks(text).flatMap(({ positions }) =>
    positions.every((position) => known.has(position)) ? positions : [],
  );
  const links = [...text.matchAll(ADDRESS)].flatMap(([url]) => keys.get(citationKey(url)) ?? []);
  return new Set([...numbers, ...links]);
}
