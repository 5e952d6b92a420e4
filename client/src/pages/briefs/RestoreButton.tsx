import { Button } from '@blueprintjs/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { createBriefApi } from '#client/api/briefApi.ts';
import { useAttempt } from '#client/components/attempt/useAttempt.ts';
import { briefKeys } from '#client/queries/briefKeys.ts';
import { useMayEdit } from '#client/stores/useAccess.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';
import type { BriefPageModel } from './useBriefPage.ts';

interface RestoreButtonProps {
  readonly page: BriefPageModel;
  readonly id: string;
  readonly version: number;
  /** The newest version that the reader has seen. */
  readonly present: number;
  readonly disabled: boolean;
  readonly projectId: string;
}

/** Makes an earlier version the newest; the current one stays in the history, so nothing is lost. */
export const RestoreButton = observer(function RestoreButton(props: RestoreButtonProps) {
  const { page, id, version, present, disabled, projectId } = props;
  const intl = useIntl();
  const { notices } = useStores();
  const attempt = useAttempt();
  const name = intl.formatMessage({ id: 'brief.restoreNamed' }, { version });
  const api = useApi(createBriefApi);
  const queries = useQueryClient();
  const restore = useMutation({
    mutationFn: () => api.restore(id, version, present),
    onSuccess: async (restored) => {
      queries.setQueryData([...briefKeys.project(projectId), 'one', id, null], restored);
      notices.show({
        intent: 'success',
        messageId: 'brief.restored',
        values: { version, next: restored.brief.version },
      });
      page.go({ kind: 'stored', id, version: null });
      await queries.invalidateQueries({ queryKey: briefKeys.project(projectId) });
    },
  });
  if (!useMayEdit()) return null;
  return (
    <Button
      size="small"
      variant="minimal"
      disabled={disabled}
      loading={restore.isPending}
      aria-label={name}
      title={disabled ? intl.formatMessage({ id: 'brief.restore.saveFirst' }) : undefined}
      onClick={() => {
        void attempt(name, () => restore.mutateAsync());
      }}
    >
      {intl.formatMessage({ id: 'brief.restore' })}
    </Button>
  );
});
