import { useDeferredValue, useMemo, useState } from 'react';
import { findUnsourced } from '../../lib/contentScore/findUnsourced.ts';
import type { Span } from '../../lib/Span.ts';

/** What still lacks its source. */
export interface OpenClaim {
  readonly span: Span;
  readonly words: string;
}

/**
 * What is asked of a text before it is exported, called final or recorded as published: every figure and quotation names its source.
 * `open` is empty until it failed, and then follows the text, so that what was mended goes from the list.
 */
export function useSourceCheck(text: string): {
  readonly open: readonly OpenClaim[];
  /** Asks the text itself: a list made beside it may be a key behind. */
  readonly passes: () => boolean;
} {
  const [failed, setFailed] = useState(false);
  // Reading a long text takes longer than a key may: typing goes first, and no render reads it twice.
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
