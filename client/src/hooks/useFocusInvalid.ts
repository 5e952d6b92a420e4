import { useEffect } from 'react';

/** After a refusal, focuses the first invalid field: otherwise the focus stays on a button that was disabled meanwhile. */
export function useFocusInvalid(error: unknown): void {
  useEffect(() => {
    if (error !== null) document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
}
