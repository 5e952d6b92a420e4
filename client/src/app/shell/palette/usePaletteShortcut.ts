import { useEffect } from 'react';

/** Opens the palette by Ctrl+K or Cmd+K, also in text fields, where browsers have no important shortcut for it. */
export function usePaletteShortcut(onPress: () => void): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent): void => {
      const held = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!held || event.key.toLowerCase() !== 'k') return;
      // Otherwise browsers focus their address bar.
      event.preventDefault();
      onPress();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => {
      window.removeEventListener('keydown', handleKeyDown);
    };
  }, [onPress]);
}
