import { createContext, use } from 'react';

/** Links the marks in an answer's text with its list of sources. */
interface CitationLink {
  /** The hovered source, in the text or in the list. */
  readonly active: number | null;
  readonly point: (position: number | null) => void;
  /** Sources with a mark in the text. */
  readonly marked: ReadonlySet<number>;
  readonly goToSource: (position: number) => void;
  readonly goToMark: (position: number) => void;
}

export const CitationLinkContext = createContext<CitationLink | null>(null);

/** Null outside a full answer: marks and sources are then not linked. */
export function useCitationLink(): CitationLink | null {
  return use(CitationLinkContext);
}
