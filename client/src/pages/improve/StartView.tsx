import { Button } from '@blueprintjs/core';
import { AddIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Panel } from '#client/components/figures/Panel.tsx';
import { MayEdit } from '#client/components/permission/MayEdit.tsx';
import { emptyChange } from '#client/components/publish/emptyChange.ts';
import { PublishDialog } from '#client/components/publish/PublishDialog.tsx';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { onScreen } from '#client/components/ui/onScreen.tsx';
import { paths } from '#client/lib/paths.ts';
import { ChangeTable } from './ChangeTable.tsx';
import { PageTable } from './PageTable.tsx';
import type { ImprovePageModel } from './useImprovePage.ts';
import styles from './StartView.module.scss';

interface StartViewProps {
  readonly model: ImprovePageModel;
  readonly projectId: string;
}

/** The start view: choose a page to improve, or a publication whose effect to view. */
export const StartView = observer(function StartView({ model, projectId }: StartViewProps) {
  const intl = useIntl();
  const [recording, setRecording] = useState(false);
  const { changes, pages, go } = model;
  const record = (
    <MayEdit>
      <Button
        size="small"
        icon={<AddIcon />}
        onClick={() => {
          setRecording(true);
        }}
      >
        {intl.formatMessage({ id: 'improve.changes.add' })}
      </Button>
    </MayEdit>
  );
  return (
    <>
      <Panel
        title={intl.formatMessage({ id: 'improve.changes' })}
        subtitle={intl.formatMessage({ id: 'improve.changes.about' })}
        actions={record}
      >
        <LoadPanel
          framed
          query={changes}
          what={intl.formatMessage({ id: 'improve.changes' })}
          skeleton={<div className={styles['skeleton']} />}
        >
          {({ list }) =>
            list.length === 0 ? (
              <EmptyState
                title={
                  <MayEdit otherwise={<FormattedMessage id="improve.changes.noneYet" />}>
                    <FormattedMessage id="improve.changes.none" />
                  </MayEdit>
                }
              />
            ) : (
              <ChangeTable changes={list} projectId={projectId} onOpen={(change) => go({ change })} />
            )
          }
        </LoadPanel>
      </Panel>
      {/* Not before the list above it, whose length would move it. */}
      {!changes.isPending && (
        <MayEdit>
          <Panel
            title={intl.formatMessage({ id: 'improve.pages' })}
            subtitle={intl.formatMessage({ id: 'improve.pages.about' }, onScreen)}
            actions={
              <Button
                size="small"
                onClick={() => {
                  go({ pasted: true });
                }}
              >
                {intl.formatMessage({ id: 'improve.pages.paste' })}
              </Button>
            }
          >
            <LoadPanel
              framed
              query={pages}
              what={intl.formatMessage({ id: 'improve.pages' })}
              skeleton={<div className={styles['skeleton']} />}
            >
              {({ list }) =>
                list.length === 0 ? (
                  <EmptyState
                    title={intl.formatMessage({ id: 'improve.pages.none' })}
                    action={
                      <Link to={paths.existingContent.href()}>
                        {intl.formatMessage({ id: 'improve.pages.inventory' })}
                      </Link>
                    }
                  />
                ) : (
                  <PageTable pages={list} onOpen={(page) => go({ page })} />
                )
              }
            </LoadPanel>
          </Panel>
        </MayEdit>
      )}
      {recording && (
        <PublishDialog
          projectId={projectId}
          change={emptyChange()}
          onSaved={({ id }) => {
            go({ change: id });
          }}
          onClose={() => {
            setRecording(false);
          }}
        />
      )}
    </>
  );
});
