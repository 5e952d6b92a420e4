import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Citation } from '../../api/answerSchemas.ts';
import { CitationLinkContext } from './citationLinkContext.ts';
import { markedPositions } from './markedPositions.ts';

interface CitationLinkProviderProps {
  readonly text: string;
  readonly citations: readonly Citation[] | null;
  readonly children: ReactNode;
}

/**
 * An answer whose marks and sources know of one another. What is pointed at is kept here and not in the answer, so that
 * moving the pointer over marks does not read the Markdown again.
 */
export function CitationLinkProvider({ text, citations, children }: CitationLinkProviderProps) {
  const box = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<number | null>(null);
  const goTo = (selector: string): void => {
    // Taking the focus brings it into sight, whatever scrolls around it.
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
