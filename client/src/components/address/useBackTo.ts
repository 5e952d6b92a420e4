import { useLocation, useNavigate } from 'react-router';

/**
 * Whether one step back in history stays in the app. The browser's Navigation API counts the entries of our own origin; browsers
 * without it leave the router's name for the first entry of a visit.
 */
function canStepBack(key: string): boolean {
  return 'navigation' in window ? window.navigation.canGoBack : key !== 'default';
}

/**
 * A click handler for `BackButton` on a page about one thing: one step back in history, or the parent list when the page was
 * opened from a link and a step back would leave the app.
 * @param parent the address of the list
 */
export function useBackTo(parent: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    if (canStepBack(key)) void navigate(-1);
    else void navigate(parent);
  };
}
