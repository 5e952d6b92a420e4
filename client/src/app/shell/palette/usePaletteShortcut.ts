import { useEffect } from 'react';

/** Ctrl+K and Cmd+K anywhere, in fields too: no browser text field means anything by it that a reader would miss. */
export function usePaletteShortcut(onPress: () => void): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent): void => {
      const held = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!held || event.key.toLowerCase() !== 'k') return;
      // Browsers would go to their address bar.
      event.preventDefault();
      onPress();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => {
      window.removeEventListener('keydown', handleKeyDown);
    };
  }, [onPress]);
}
