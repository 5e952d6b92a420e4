import { useSyncExternalStore } from 'react';

/** Designed height of the probe's two lines (styles/global.scss), in pixels. */
const DESIGNED = 32.5;
/** Smaller factors come from rounding of screens, not from the reader's settings. */
const LEAST = 1.02;

let scale = 1;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Measures how much higher text is than designed: through the browser's minimum font size, text-only zoom or line spacing. Page zoom
 * scales everything alike and does not count. Style sheets read the factor from `--app-text-scale`.
 */
export function followTextSize(): void {
  if (typeof ResizeObserver === 'undefined') return;
  const probe = document.createElement('div');
  probe.className = 'app-text-probe';
  probe.ariaHidden = 'true';
  probe.append('0', document.createElement('br'), '0');
  document.body.append(probe);
  new ResizeObserver(() => {
    const measured = probe.getBoundingClientRect().height / DESIGNED;
    const next = measured < LEAST ? 1 : Math.round(measured * 100) / 100;
    if (next === scale) return;
    scale = next;
    document.documentElement.style.setProperty('--app-text-scale', String(scale));
    for (const listener of listeners) listener();
  }).observe(probe);
}

/** The text scale, for sizes set in code: 1, or more for a reader who enlarges text. */
export const useTextScale = (): number => useSyncExternalStore(subscribe, () => scale);
