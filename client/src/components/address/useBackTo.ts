import { useLocation, useNavigate } from 'react-router';

/**
 * Whether one step back in history stays in the app. The browser's Navigation API counts only entries of our own origin; in browsers
 * without it, the router's key `default` marks the first entry of a visit.
 */
function canStepBack(key: string): boolean {
  return 'navigation' in window ? window.navigation.canGoBack : key !== 'default';
}

/**
 * Click handler for `BackButton` on a detail page: one step back in history, or the parent list when the page was opened from a link and a
 * step back would leave the app.
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
