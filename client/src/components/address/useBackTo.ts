import { useNavigate } from 'react-router';
import { isPlainObject } from '#client/lib/isPlainObject.ts';

/**
 * Whether one step back in history stays in the app. The browser's Navigation API counts only entries of our own origin; in browsers
 * without it (Safari, older Firefox), the router numbers the entries of a visit in `history.state`. Its key does not tell: pages replace
 * their own entry, which then has a new key.
 */
function canStepBack(): boolean {
  if ('navigation' in window) return window.navigation.canGoBack;
  const state: unknown = history.state;
  return isPlainObject(state) && Number(state['idx']) > 0;
}

/**
 * Click handler for `BackButton` on a detail page: one step back in history, or the parent list when the page was opened from a link and a
 * step back would leave the app.
 * @param parent the address of the list
 */
export function useBackTo(parent: string): () => void {
  const navigate = useNavigate();
  return () => {
    if (canStepBack()) void navigate(-1);
    else void navigate(parent);
  };
}
