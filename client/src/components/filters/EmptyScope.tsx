import { lazy, Suspense } from 'react';
import type { EmptyScopeMessageProps } from './EmptyScopeMessage.tsx';

// Loaded on demand, since few readers see it.
const EmptyScopeMessage = lazy(async () => ({ default: (await import('./EmptyScopeMessage.tsx')).EmptyScopeMessage }));

/** Why a report is empty, with one action to fix it. */
export function EmptyScope(props: EmptyScopeMessageProps) {
  return (
    <Suspense fallback={null}>
      <EmptyScopeMessage {...props} />
    </Suspense>
  );
}
