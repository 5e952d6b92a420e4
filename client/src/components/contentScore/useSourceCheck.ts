import { useDeferredValue, useMemo, useState } from 'react';
import { findUnsourced } from '#client/lib/contentScore/findUnsourced.ts';
import type { Span } from '#client/lib/Span.ts';

/** A claim without a source. */
export interface OpenClaim {
  readonly span: Span;
  readonly words: string;
}

/**
 * Checks before a text is exported, marked final or recorded as published: every figure and quotation must name its source. `open` is empty
 * until a check failed; it then follows the text, so that fixed claims leave the list.
 */
export function useSourceCheck(text: string): {
  readonly open: readonly OpenClaim[];
  /** Checks the current text: the computed list may lag one keystroke behind. */
  readonly passes: () => boolean;
} {
  const [failed, setFailed] = useState(false);
  // Parsing a long text may take longer than a keystroke: it is deferred and memoized.
  const settled = useDeferredValue(text);
  const open = useMemo(
    () => (failed ? findUnsourced(settled).map((span) => ({ span, words: settled.slice(span.start, span.end) })) : []),
    [failed, settled],
  );
  return {
    open,
    passes: () => {
      const isReady = findUnsourced(text).length === 0;
      setFailed(!isReady);
      return isReady;
    },
  };
}
