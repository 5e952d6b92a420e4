import { createContext, use } from 'react';

/** Ties the marks in an answer's text to its list of sources. */
interface CitationLink {
  /** The source that is pointed at, in the text or in the list. */
  readonly active: number | null;
  readonly point: (position: number | null) => void;
  /** Sources with a mark in the text. */
  readonly marked: ReadonlySet<number>;
  readonly goToSource: (position: number) => void;
  readonly goToMark: (position: number) => void;
}

export const CitationLinkContext = createContext<CitationLink | null>(null);

/** Null outside an answer in full: marks and sources then stand by themselves. */
export function useCitationLink(): CitationLink | null {
  return use(CitationLinkContext);
}
