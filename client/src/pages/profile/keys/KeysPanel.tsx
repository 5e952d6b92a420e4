import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { KeyDraft } from '#client/api/keyApi.ts';
import type { ApiKey, KeyScope, MadeKey } from '#client/api/keySchemas.ts';
import { useSearchState } from '#client/components/address/useSearchState.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { AccessNote } from '#client/components/permission/AccessNote.tsx';
import { MayEdit } from '#client/components/permission/MayEdit.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { useMayManage } from '#client/stores/useAccess.ts';
import { PanelSkeleton } from '../PanelSkeleton.tsx';
import { KeyRow } from './KeyRow.tsx';
import { keysSearch } from './keysSearch.ts';
import { MakeKeyDialog } from './MakeKeyDialog.tsx';
import { ProgramsNote } from './ProgramsNote.tsx';
import { RevokeKeyDialog } from './RevokeKeyDialog.tsx';
import { useKeys } from './useKeys.ts';
import styles from './KeysPanel.module.scss';

/** The API keys: list, create, revoke. */
export const KeysPanel = observer(function KeysPanel() {
  const intl = useIntl();
  const { query, make, revoke } = useKeys();
  const mayManage = useMayManage();
  const { searchState, updateSearch } = useSearchState(keysSearch);
  // A created key is shown once. The address parameter, which would open the form for another key, is removed then.
  const [shown, setShown] = useState<KeyScope | null>(null);
  const making = shown ?? searchState.make;
  const makeAndShow = async (draft: KeyDraft): Promise<MadeKey> => {
    const made = await make(draft);
    setShown(making);
    updateSearch({ make: null }, { replace: true });
    return made;
  };
  const [ending, setEnding] = useState<ApiKey | null>(null);
  return (
    <LoadPanel query={query} what={intl.formatMessage({ id: 'profile.tab.keys' })} skeleton={<PanelSkeleton />}>
      {(keys) => (
        <div className={styles['panels']}>
          <Panel
            title={<FormattedMessage id="profile.keys.title" />}
            subtitle={<FormattedMessage id="profile.keys.subtitle" />}
            actions={
              <MayEdit level="manage">
                <Button
                  size="small"
                  intent="primary"
                  onClick={() => {
                    updateSearch({ make: 'read' });
                  }}
                >
                  <FormattedMessage id="profile.keys.make" />
                </Button>
              </MayEdit>
            }
          >
            {!mayManage && <AccessNote className={styles['note']} />}
            {keys.length === 0 ? (
              <p className={styles['note']}>
                <FormattedMessage id="profile.keys.none" />
              </p>
            ) : (
              <ul className={styles['list']}>
                {keys.map((key) => (
                  <KeyRow
                    key={key.id}
                    apiKey={key}
                    onRevoke={() => {
                      setEnding(key);
                    }}
                  />
                ))}
              </ul>
            )}
          </Panel>
          <ProgramsNote />
          {mayManage && making !== null && (
            <MakeKeyDialog
              make={makeAndShow}
              scope={making}
              onClose={() => {
                setShown(null);
                updateSearch({ make: null }, { replace: true });
              }}
            />
          )}
          {ending !== null && (
            <RevokeKeyDialog
              apiKey={ending}
              onConfirm={revoke}
              onClose={() => {
                setEnding(null);
              }}
            />
          )}
        </div>
      )}
    </LoadPanel>
  );
});
