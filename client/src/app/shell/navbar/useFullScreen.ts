import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => {
    document.removeEventListener('fullscreenchange', onChange);
  };
}

/** Whether the page fills the screen, and the switch for it; phones and embedded pages may not be able to. */
export function useFullScreen() {
  const active = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  return {
    active,
    supported: document.fullscreenEnabled,
    toggle: (): void => {
      // Browsers may refuse, for example without a click; the button then simply stays as it is.
      const change = active ? document.exitFullscreen() : document.documentElement.requestFullscreen();
      change.catch(() => undefined);
    },
  };
}
