import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => {
    document.removeEventListener('fullscreenchange', onChange);
  };
}

/** Whether the page is in full screen, and a toggle; phones and embedded pages may not support it. */
export function useFullScreen() {
  const active = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  return {
    active,
    supported: document.fullscreenEnabled,
    toggle: (): void => {
      // Browsers may refuse, for example without a user gesture; the state then does not change.
      const change = active ? document.exitFullscreen() : document.documentElement.requestFullscreen();
      change.catch(() => undefined);
    },
  };
}
