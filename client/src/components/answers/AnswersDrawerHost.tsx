import { lazy, Suspense, useEffect } from 'react';
import type { FilterQuery } from '../../api/filterQuery.ts';
import type { AnswersDrawerControl } from './useAnswersDrawer.ts';

// The drawer and the Markdown reader are fetched when the first figure is opened.
const AnswersDrawer = lazy(async () => ({ default: (await import('./AnswersDrawer.tsx')).AnswersDrawer }));

interface AnswersDrawerHostProps {
  readonly control: AnswersDrawerControl;
  /** The filters of the page. */
  readonly filters: FilterQuery;
}

/** The drawer of answers of a page, when the address asks for it. */
export function AnswersDrawerHost({ control, filters }: AnswersDrawerHostProps) {
  const open = control.selection !== null;
  useEffect(() => {
    if (!open) return undefined;
    // The drawer goes when the address says so, without the closing that would give the focus back.
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
