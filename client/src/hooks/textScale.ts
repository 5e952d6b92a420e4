import { useSyncExternalStore } from 'react';

/** Two lines of the probe in styles/global.scss as the design draws them, in pixels. */
const DESIGNED = 32.5;
/** A hair is the rounding of a screen, and no wish of a reader. */
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
 * Measures how much higher the reader has texts drawn than the design does: by a smallest size of fonts, by enlarging the text
 * alone, or by more space between lines. The zoom of a browser enlarges all alike and is none of it. Style sheets have the factor
 * as `--app-text-scale`.
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

/** The factor for what is laid out in numbers: 1, or more for a reader who has texts drawn larger. */
export const useTextScale = (): number => useSyncExternalStore(subscribe, () => scale);
