import { useEffect } from 'react';

/** Something of the app stands on the page: what public/boot.js drew in its place goes. */
export function useEndStarting(): void {
  useEffect(() => {
    document.documentElement.classList.remove('app-starting');
  }, []);
}
