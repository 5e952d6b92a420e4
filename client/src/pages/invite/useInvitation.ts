import { useEffect, useState } from 'react';
import type * as v from 'valibot';
import type { invitePageSchema } from '../../api/teamSchemas.ts';
import { useStores } from '../../stores/useStores.ts';

export type InvitePageInfo = v.InferOutput<typeof invitePageSchema>;

interface Invitation {
  readonly data: InvitePageInfo | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/** Loads what a code stands for. This page is open to all and stands outside the query cache of the logged-in app. */
export function useInvitation(code: string): Invitation {
  const { api } = useStores();
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<Omit<Invitation, 'refetch'>>({ data: undefined, error: null, isFetching: true });
  useEffect(() => {
    const controller = new AbortController();
    const settle = (next: Omit<Invitation, 'refetch'>): void => {
      if (!controller.signal.aborted) setResult(next);
    };
    api.team.inviteInfo(code, controller.signal).then(
      (data) => {
        settle({ data, error: null, isFetching: false });
      },
      (error: unknown) => {
        settle({
          data: undefined,
          error: error instanceof Error ? error : new Error(String(error)),
          isFetching: false,
        });
      },
    );
    return () => {
      controller.abort();
    };
  }, [api, code, attempt]);
  return {
    ...result,
    refetch: () => {
      setResult({ data: undefined, error: null, isFetching: true });
      setAttempt(attempt + 1);
    },
  };
}
