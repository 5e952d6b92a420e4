import { useEffect } from 'react';
import type { DeviceKind } from '#client/stores/settingsSchema.ts';
import { useStores } from '#client/stores/useStores.ts';

/** Below these widths, in pixels, the device counts as mobile or tablet. */
const MOBILE_BELOW = 768;
const TABLET_BELOW = 992;

function deviceOf(width: number): DeviceKind {
  if (width < MOBILE_BELOW) return 'mobile';
  return width < TABLET_BELOW ? 'tablet' : 'desktop';
}

/** Keeps the `device` setting in sync with the window; only a desktop has room for a side menu. */
export function useDevice(): void {
  const { settings } = useStores();
  useEffect(() => {
    const queries = [MOBILE_BELOW, TABLET_BELOW].map((below) => window.matchMedia(`(min-width: ${below}px)`));
    const follow = (): void => {
      const device = deviceOf(window.innerWidth);
      settings.setDevice(device);
      settings.update({ hideMenu: device !== 'desktop' });
    };
    follow();
    for (const query of queries) query.addEventListener('change', follow);
    return () => {
      for (const query of queries) query.removeEventListener('change', follow);
    };
  }, [settings]);
}
