import { useEffect, useEffectEvent } from 'react';
import { brandsOf } from '#client/components/brandNames/brandDraft.ts';
import type { BrandNamesForm } from '#client/components/brandNames/useBrandNames.ts';

/** After the last change, so that a word being typed is tried once. */
const TRY_AFTER_MS = 700;

/** Tries names as soon as they stand still: what an alias adds is seen before anything is saved. */
export function useLiveTrial(
  form: Pick<BrandNamesForm, 'rows' | 'changed' | 'running' | 'job' | 'error' | 'ask'>,
): void {
  const typed = JSON.stringify(brandsOf(form.rows));
  const { changed } = form;
  const begin = useEffectEvent(() => {
    // Somebody may have saved by now: what became of it, or why it was refused, is not to vanish behind a trial.
    if (!form.running && form.job === undefined && form.error === null) form.ask('try');
  });
  useEffect(() => {
    if (!changed) return undefined;
    const timer = setTimeout(begin, TRY_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [typed, changed]);
}
