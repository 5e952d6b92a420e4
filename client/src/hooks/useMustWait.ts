import { useEffect, useState } from 'react';
import { isApiError } from '#client/lib/ApiError.ts';
import { LONGEST_WAIT_MS, waitOf } from '#client/lib/waitOf.ts';

/** Whether a server that failed with this error asks to wait before the next call; at most a minute long. */
export function useMustWait(error: Error): boolean {
  const [over, setOver] = useState<Error | null>(null);
  const isAsked = isApiError(error) && error.retryAt !== undefined;
  useEffect(() => {
    if (!isAsked) return undefined;
    const timer = setTimeout(
      () => {
        setOver(error);
      },
      Math.min(waitOf(error), LONGEST_WAIT_MS),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [error, isAsked]);
  return isAsked && over !== error;
}
