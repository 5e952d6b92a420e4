import { lazy, Suspense, useEffect } from 'react';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import type { AnswersDrawerControl } from './useAnswersDrawer.ts';

// The drawer and the Markdown parser are loaded when the first figure is opened.
const AnswersDrawer = lazy(async () => ({ default: (await import('./AnswersDrawer.tsx')).AnswersDrawer }));

interface AnswersDrawerHostProps {
  readonly control: AnswersDrawerControl;
  /** The filters of the page. */
  readonly filters: FilterQuery;
}

/** The answers drawer of a page, if the address asks for it. */
export function AnswersDrawerHost({ control, filters }: AnswersDrawerHostProps) {
  const open = control.selection !== null;
  useEffect(() => {
    if (!open) return undefined;
    // When the address removes the drawer, it unmounts without closing, which would restore the focus.
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [open]);
  if (control.selection === null) return null;
  return (
    <Suspense fallback={null}>
      <AnswersDrawer control={control} selection={control.selection} filters={filters} />
    </Suspense>
  );
}
