import { startTransition, useState } from 'react';
import { usePrinting } from '#client/hooks/usePrinting.ts';

interface FirstRows<T> {
  readonly shown: readonly T[];
  /** For `ShowAll`; null while there are no more rows than are shown. */
  readonly more: { readonly count: number; readonly all: boolean; readonly onToggle: () => void } | null;
}

/**
 * The first rows of a list without pages, such as one row for each platform: hundreds of rows of figures take seconds to draw. All of
 * them when the reader asks for them, and on paper.
 */
export function useFirstRows<T>(rows: readonly T[], most: number): FirstRows<T> {
  const [all, setAll] = useState(false);
  const printing = usePrinting();
  if (rows.length <= most) return { shown: rows, more: null };
  return {
    shown: all || printing ? rows : rows.slice(0, most),
    more: {
      count: rows.length,
      all,
      onToggle: () => {
        // In pieces, so that the page reacts meanwhile.
        startTransition(() => {
          setAll(!all);
        });
      },
    },
  };
}
