import { useSyncExternalStore } from 'react';
import { parseThemeText, readThemeText } from './chartTheme.ts';
import type { ChartTheme } from './chartTheme.ts';

/** Created once: browsers keep state for each media query list while the page lives. */
let printQuery: MediaQueryList | null = null;

const readers = new Set<() => void>();
let text = '';
let theme: ChartTheme | null = null;
/** Whether the theme may have changed since it was read: reading it forces a style recalculation of the whole page. */
let stale = true;
let stopWatching = (): void => undefined;

function handleChange(): void {
  stale = true;
  for (const reader of readers) reader();
}

/** Theme and accent are attributes of body and html: this observer notifies every chart of a change. */
function watch(): () => void {
  const observer = new MutationObserver(handleChange);
  observer.observe(document.body, { attributes: true, attributeFilter: ['arco-theme', 'class'] });
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['style', 'class'] });
  // Paper is always light.
  printQuery ??= window.matchMedia('print');
  const print = printQuery;
  print.addEventListener('change', handleChange);
  return () => {
    print.removeEventListener('change', handleChange);
    observer.disconnect();
  };
}

function subscribe(reader: () => void): () => void {
  if (readers.size === 0) {
    // Changes while nothing was observed are unknown.
    stale = true;
    stopWatching = watch();
  }
  readers.add(reader);
  return () => {
    readers.delete(reader);
    if (readers.size === 0) stopWatching();
  };
}

/** Returns the same object until a colour changes. */
function readTheme(): ChartTheme {
  if (theme !== null && !stale) return theme;
  const now = readThemeText();
  if (theme === null || now !== text) theme = parseThemeText(now);
  text = now;
  // While nothing is observed, it must be read each time.
  stale = readers.size === 0;
  return theme;
}

/** The current colours of charts; a change of theme or accent triggers a render. */
export function useChartTheme(): ChartTheme {
  return useSyncExternalStore(subscribe, readTheme);
}
