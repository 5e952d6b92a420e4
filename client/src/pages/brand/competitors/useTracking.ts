import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createBrandCentreApi } from '../../../api/brandCentreApi.ts';
import { createBrandApi } from '../../../api/brandApi.ts';
import { useRecount } from '../../../components/brandNames/useRecount.ts';
import { errorMessageId } from '../../../i18n/errorMessageId.ts';
import { useApi } from '../../../stores/useApi.ts';
import { useStores } from '../../../stores/useStores.ts';
import { brandKeys } from '../brandKeys.ts';

/** How long an undo is offered beside the message. */
const UNDO_MS = 10_000;

/** Tracking a suggested name, which recounts all answers, and putting one aside. Reads stores: call it inside an observer. */
export function useTracking(projectId: string) {
  const { notices, projects } = useStores();
  const names = useApi(createBrandApi);
  const api = useApi(createBrandCentreApi);
  const queries = useQueryClient();
  const [tracked, setTracked] = useState<string | null>(null);
  const stored = useQuery({ queryKey: ['brandNames', projectId], queryFn: ({ signal }) => names.list(signal) });
  const recount = useRecount(() => {
    void (async () => {
      notices.show({ intent: 'success', messageId: 'brand.suggest.tracked', values: { name: tracked ?? '' } });
      await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'job' });
      await projects.reload();
    })();
  });
  const report = (error: unknown): void => {
    notices.show({ intent: 'error', messageId: errorMessageId(error) });
  };
  const hide = async (name: string, hidden: boolean): Promise<void> => {
    await api.hideName(name, hidden);
    await queries.invalidateQueries({ queryKey: brandKeys.project(projectId) });
  };
  return {
    ...recount,
    tracked,
    /** False until the names are there, which tracking adds one to. */
    canTrack: stored.data !== undefined && !recount.running,
    track: (name: string) => {
      setTracked(name);
      const brand = { id: '', name, own: false, aliases: [], match_case: false, domains: [] };
      recount.ask('save', [...(stored.data?.brands ?? []), brand]);
    },
    hide: (name: string) => {
      hide(name, true).then(() => {
        notices.show({
          intent: 'success',
          messageId: 'brand.suggest.hidden',
          values: { name },
          durationMs: UNDO_MS,
          action: {
            labelId: 'brand.undo',
            run: () => {
              if (projects.currentId === projectId) hide(name, false).catch(report);
              else notices.show({ intent: 'warning', messageId: 'brand.undo.otherProject' });
            },
          },
        });
      }, report);
    },
    show: (name: string) => {
      hide(name, false).catch(report);
    },
  };
}

export type Tracking = ReturnType<typeof useTracking>;
