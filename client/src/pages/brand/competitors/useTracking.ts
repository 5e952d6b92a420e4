import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { createBrandApi } from '#client/api/brandApi.ts';
import { createBrandCentreApi } from '#client/api/brandCentreApi.ts';
import { useAttempt } from '#client/components/attempt/useAttempt.ts';
import { useRecount } from '#client/components/brandNames/useRecount.ts';
import { brandKeys } from '#client/queries/brandKeys.ts';
import { tellOtherTabs } from '#client/queries/otherTabs.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';

/** How long the message offers undo. */
const UNDO_MS = 10_000;

/** Tracks a suggested name, which recounts all answers, or hides one. Reads stores: call it inside an observer. */
export function useTracking(projectId: string) {
  const intl = useIntl();
  const { notices, projects } = useStores();
  const attempt = useAttempt();
  const names = useApi(createBrandApi);
  const api = useApi(createBrandCentreApi);
  const queries = useQueryClient();
  const [tracked, setTracked] = useState<string | null>(null);
  const stored = useQuery({ queryKey: ['brandNames', projectId], queryFn: ({ signal }) => names.list(signal) });
  const recount = useRecount({
    onSaved: () => {
      void (async () => {
        notices.show({ intent: 'success', messageId: 'brand.suggest.tracked', values: { name: tracked ?? '' } });
        tellOtherTabs(projectId);
        await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'job' });
        await projects.reload();
      })();
    },
    // The stored brands may have changed: the next attempt uses the new ones as base.
    onRefused: () => void stored.refetch(),
  });
  const hide = async (name: string, hidden: boolean): Promise<void> => {
    await api.hideName(name, hidden);
    await queries.invalidateQueries({ queryKey: brandKeys.project(projectId) });
  };
  const show = (name: string): void => {
    void attempt(intl.formatMessage({ id: 'brand.suggest.show' }, { name }), () => hide(name, false));
  };
  return {
    ...recount,
    tracked,
    /** False until the names are loaded, because tracking appends to them. */
    canTrack: stored.data !== undefined && !recount.running,
    track: (name: string) => {
      setTracked(name);
      const brand = { id: '', name, own: false, aliases: [], match_case: false, domains: [] };
      const brands = stored.data?.brands ?? [];
      recount.ask('save', [...brands, brand], brands);
    },
    hide: (name: string) => {
      void attempt(intl.formatMessage({ id: 'brand.suggest.hideNamed' }, { name }), async () => {
        await hide(name, true);
        notices.show({
          intent: 'success',
          messageId: 'brand.suggest.hidden',
          values: { name },
          durationMs: UNDO_MS,
          action: {
            labelId: 'brand.undo',
            run: () => {
              if (projects.currentId === projectId) show(name);
              else notices.show({ intent: 'warning', messageId: 'brand.undo.otherProject' });
            },
          },
        });
      });
    },
    show,
  };
}

export type Tracking = ReturnType<typeof useTracking>;
