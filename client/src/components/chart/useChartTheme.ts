import { useSyncExternalStore } from 'react';
import { parseThemeText, readThemeText } from './chartTheme.ts';
import type { ChartTheme } from './chartTheme.ts';

/** Asked for once: of each query that is asked for, the browser keeps something for as long as the page stands. */
let printQuery: MediaQueryList | null = null;

/** Theme and accent are written on body and html: whoever changes them, every chart hears of it. */
function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { attributes: true, attributeFilter: ['arco-theme', 'class'] });
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['style', 'class'] });
  // Paper is light whatever the screen is.
  printQuery ??= window.matchMedia('print');
  const print = printQuery;
  print.addEventListener('change', onChange);
  return () => {
    print.removeEventListener('change', onChange);
    observer.disconnect();
  };
}

/** The colours of charts as they are now; a change of theme or accent renders again. */
export function useChartTheme(): ChartTheme {
  return parseThemeText(useSyncExternalStore(subscribe, readThemeText));
}
