import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { createUserInsightApi } from '#client/api/userInsightApi.ts';
import type { TraitsDraft } from '#client/api/userInsightApi.ts';
import type { OwnPersonaRef } from '#client/api/userInsightSchemas.ts';
import { useAttempt } from '#client/components/attempt/useAttempt.ts';
import type { MessageId } from '#client/i18n/MessageId.ts';
import { projectChanged } from '#client/queries/projectChanged.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';

/** How long the message offers undo. */
const UNDO_MS = 10_000;

/** Sets personas and stages, and saves own personas; each with a message and undo. Reads stores: call it inside an observer. */
export function useTraitChanges() {
  const intl = useIntl();
  const { projects, notices } = useStores();
  const attempt = useAttempt();
  const api = useApi(createUserInsightApi);
  const queries = useQueryClient();
  const { currentId } = projects;
  const onSuccess = (): void => {
    void projectChanged(queries, currentId);
  };
  const assigning = useMutation({ mutationFn: (prompts: readonly TraitsDraft[]) => api.assign(prompts), onSuccess });
  const saving = useMutation({
    mutationFn: ({ personas, base }: Record<'personas' | 'base', readonly OwnPersonaRef[]>) =>
      api.savePersonas(personas, base),
    onSuccess,
    // The stored personas may have changed: reload them into the form.
    onError: onSuccess,
  });
  const say = (messageId: MessageId, count: number, undo?: () => Promise<unknown>): void => {
    const run = (): void => {
      // The message may outlive its project: the undo call would go to the project that is open by then.
      if (projects.currentId !== currentId) {
        notices.show({ intent: 'warning', messageId: 'insights.undo.otherProject' });
        return;
      }
      const done = intl.formatMessage({ id: messageId }, { count });
      void attempt(`${intl.formatMessage({ id: 'insights.undo' })} · ${done}`, async () => {
        await undo?.();
        say('insights.undone', count);
      });
    };
    notices.show({
      intent: 'success',
      messageId,
      values: { count },
      ...(undo === undefined ? {} : { durationMs: UNDO_MS, action: { labelId: 'insights.undo', run } }),
    });
  };
  return {
    assign: async (prompts: readonly TraitsDraft[]) => {
      const { changed, before } = await assigning.mutateAsync(prompts);
      say('insights.assigned', changed, before.length === 0 ? undefined : () => assigning.mutateAsync(before));
    },
    /** @param before the personas before, for undo */
    savePersonas: async (personas: readonly OwnPersonaRef[], before: readonly OwnPersonaRef[]) => {
      const saved = await saving.mutateAsync({ personas, base: before });
      say('insights.personas.saved', personas.length, () =>
        saving.mutateAsync({ personas: before, base: saved.personas }),
      );
    },
  };
}
