import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Citation } from '#client/api/answerSchemas.ts';
import { CitationLinkContext } from './citationLinkContext.ts';
import { markedPositions } from './markedPositions.ts';

interface CitationLinkProviderProps {
  readonly text: string;
  readonly citations: readonly Citation[] | null;
  readonly children: ReactNode;
}

/**
 * An answer with hover and focus links between its marks and sources. The active source is stored here and not in the answer, so that
 * moving the pointer over marks does not parse the Markdown again.
 */
export function CitationLinkProvider({ text, citations, children }: CitationLinkProviderProps) {
  const box = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<number | null>(null);
  const goTo = (selector: string): void => {
    // Focusing scrolls it into view, in any scroll container.
    box.current?.querySelector<HTMLElement>(selector)?.focus();
  };
  const link = {
    active,
    point: setActive,
    marked: markedPositions(text, citations),
    goToSource: (position: number) => {
      goTo(`[data-source-number="${String(position)}"]`);
    },
    goToMark: (position: number) => {
      goTo(`[data-citation-mark="${String(position)}"]`);
    },
  };
  return (
    <CitationLinkContext value={link}>
      <div ref={box}>{children}</div>
    </CitationLinkContext>
  );
}
