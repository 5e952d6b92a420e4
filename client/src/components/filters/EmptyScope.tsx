import { lazy, Suspense } from 'react';
import type { EmptyScopeMessageProps } from './EmptyScopeMessage.tsx';

// Few readers see it, so that nobody waits for it.
const EmptyScopeMessage = lazy(async () => ({ default: (await import('./EmptyScopeMessage.tsx')).EmptyScopeMessage }));

/** Why a report has nothing to show, and the one thing to do about it. */
export function EmptyScope(props: EmptyScopeMessageProps) {
  return (
    <Suspense fallback={null}>
      <EmptyScopeMessage {...props} />
    </Suspense>
  );
}
