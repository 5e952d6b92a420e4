import { Button } from '@blueprintjs/core';
import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { createActionApi } from '#client/api/actionApi.ts';
import type { ActionBoard } from '#client/api/actionSchemas.ts';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { WideDialog } from '#client/components/ui/WideDialog.tsx';
import { isApiError } from '#client/lib/ApiError.ts';
import { machineZone } from '#client/lib/machineZone.ts';
import { actionKeys } from '#client/queries/actionKeys.ts';
import { useApi } from '#client/stores/useApi.ts';
import { ActionDetails } from './ActionDetails.tsx';
import type { ActionBoardModel } from './useActionBoard.ts';
import styles from './ActionDetails.module.scss';

interface OpenActionProps {
  readonly board: ActionBoard;
  readonly model: ActionBoardModel;
}

/** The action in the address: from the board or, when it is beyond the end of the list, loaded by itself. */
export const OpenAction = observer(function OpenAction({ board, model }: OpenActionProps) {
  const intl = useIntl();
  const api = useApi(createActionApi);
  const { searchState, projectId, updateSearch } = model;
  const onBoard = board.list.find(({ id }) => id === searchState.action);
  const one = useQuery({
    queryKey: actionKeys.one(projectId, searchState.action),
    queryFn: ({ signal }) => api.one(searchState.action, machineZone(), signal),
    enabled: onBoard === undefined,
    retry: false,
  });
  const close = (): void => {
    updateSearch({ action: '' });
  };
  const action = onBoard ?? one.data?.action;
  if (action !== undefined) {
    return <ActionDetails key={action.id} action={action} refs={board} model={model} onClose={close} />;
  }
  const title = intl.formatMessage({ id: 'actions.unknown.title' });
  const isUnknown = isApiError(one.error) && (one.error.kind === 'notFound' || one.error.kind === 'validation');
  return (
    <WideDialog steps title={isUnknown ? title : intl.formatMessage({ id: 'common.loading' })} onClose={close}>
      {isUnknown ? (
        <EmptyState
          title={intl.formatMessage({ id: 'actions.unknown.body' })}
          action={<Button onClick={close}>{intl.formatMessage({ id: 'actions.unknown.back' })}</Button>}
        />
      ) : (
        <LoadPanel
          query={one}
          what={intl.formatMessage({ id: 'actions.title' })}
          skeleton={<div className={styles['skeleton']} />}
        >
          {() => null}
        </LoadPanel>
      )}
    </WideDialog>
  );
});
