import { useLayoutEffect } from 'react';

/** Something of the app stands on the page: what public/boot.js drew in its place goes, before both are painted. */
export function useEndStarting(): void {
  useLayoutEffect(() => {
    document.documentElement.classList.remove('app-starting');
    document.querySelector('.app-starting-names')?.remove();
  }, []);
}
