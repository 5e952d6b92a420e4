import { useSyncExternalStore } from 'react';
import { parseThemeText, readThemeText } from './chartTheme.ts';
import type { ChartTheme } from './chartTheme.ts';

/** Asked for once: of each query that is asked for, the browser keeps something for as long as the page stands. */
let printQuery: MediaQueryList | null = null;

const readers = new Set<() => void>();
let text = '';
let theme: ChartTheme | null = null;
/** Whether the theme may have changed since it was read: asking the browser costs it the styles of the whole page. */
let stale = true;
let stopWatching = (): void => undefined;

function handleChange(): void {
  stale = true;
  for (const reader of readers) reader();
}

/** Theme and accent are written on body and html: whoever changes them, every chart hears of it. */
function watch(): () => void {
  const observer = new MutationObserver(handleChange);
  observer.observe(document.body, { attributes: true, attributeFilter: ['arco-theme', 'class'] });
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['style', 'class'] });
  // Paper is light whatever the screen is.
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
    // What changed while nobody watched is not known.
    stale = true;
    stopWatching = watch();
  }
  readers.add(reader);
  return () => {
    readers.delete(reader);
    if (readers.size === 0) stopWatching();
  };
}

/** The same object until a colour changes. */
function readTheme(): ChartTheme {
  if (theme !== null && !stale) return theme;
  const now = readThemeText();
  if (theme === null || now !== text) theme = parseThemeText(now);
  text = now;
  // Unwatched, it has to be asked for each time.
  stale = readers.size === 0;
  return theme;
}

/** The colours of charts as they are now; a change of theme or accent renders again. */
export function useChartTheme(): ChartTheme {
  return useSyncExternalStore(subscribe, readTheme);
}
