import { useEffect } from 'react';

/** After a refusal: the first field that is marked as wrong takes the focus, which else is left with a button that was disabled. */
export function useFocusInvalid(error: unknown): void {
  useEffect(() => {
    if (error !== null) document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
}
