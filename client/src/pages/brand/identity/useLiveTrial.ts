import { useEffect, useEffectEvent } from 'react';
import { brandsOf } from '#client/components/brandNames/brandDraft.ts';
import type { BrandNamesForm } from '#client/components/brandNames/useBrandNames.ts';

/** Debounce after the last change, so that a word is tried only once complete. */
const TRY_AFTER_MS = 700;

/** Previews typed names after a pause: the effect of an alias is visible before saving. */
export function useLiveTrial(
  form: Pick<BrandNamesForm, 'rows' | 'changed' | 'running' | 'job' | 'error' | 'ask'>,
): void {
  const typed = JSON.stringify(brandsOf(form.rows));
  const { changed } = form;
  const begin = useEffectEvent(() => {
    // A preview must not hide the result or error of a save that happened meanwhile.
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
