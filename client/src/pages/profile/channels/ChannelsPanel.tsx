import { Button, Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Channel } from '#client/api/schemas/channelSchemas.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { ConfirmDialog } from '#client/components/ui/ConfirmDialog.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { useAccess } from '#client/stores/useAccess.ts';
import { useStores } from '#client/stores/useStores.ts';
import { PanelSkeleton } from '../PanelSkeleton.tsx';
import { ChannelDialog } from './ChannelDialog.tsx';
import { ChannelRow } from './ChannelRow.tsx';
import styles from './ChannelsPanel.module.scss';
import { DeliveryLog } from './DeliveryLog.tsx';
import { problemText } from '#client/components/channels/problemText.ts';
import { PulsePanel } from './PulsePanel.tsx';
import { useChannels } from './useChannels.ts';

/** Where the messages of the current project go: its channels, the weekly pulse, and what was sent. */
export const ChannelsPanel = observer(function ChannelsPanel() {
  const intl = useIntl();
  const { projects } = useStores();
  const model = useChannels();
  const mayManage = useAccess() === 'manage';
  const [editing, setEditing] = useState<Channel | 'new' | null>(null);
  const [deleting, setDeleting] = useState<Channel | null>(null);
  const project = projects.list.find(({ id }) => id === projects.currentId);
  if (project === undefined) {
    return (
      <p className={styles['note']}>
        <FormattedMessage id="channels.noProject" />
      </p>
    );
  }
  return (
    <LoadPanel
      query={model.query}
      what={intl.formatMessage({ id: 'profile.tab.channels' })}
      skeleton={<PanelSkeleton />}
    >
      {({ list, mail, pulse, pulse_next_at: nextAt }) => (
        <div className={styles['panels']}>
          <Panel
            title={<FormattedMessage id="channels.title" />}
            subtitle={
              <>
                <FormattedMessage id="channels.subtitle" values={{ project: project.name }} />
                {project.origin === 'sample' && (
                  <>
                    {' '}
                    <FormattedMessage id="channels.sample" />
                  </>
                )}
              </>
            }
            actions={
              mayManage && (
                <Button
                  size="small"
                  intent="primary"
                  onClick={() => {
                    setEditing('new');
                  }}
                >
                  <FormattedMessage id="channels.add" />
                </Button>
              )
            }
          >
            {mail.problem !== null && list.some(({ kind }) => kind === 'email') && (
              <Callout intent="warning" icon={null} className={styles['callout'] ?? ''}>
                <FormattedMessage id="channels.mail.notReady" values={{ problem: problemText(intl, mail.problem) }} />
              </Callout>
            )}
            {list.length === 0 ? (
              <p className={styles['note']}>
                <FormattedMessage id="channels.none" />
              </p>
            ) : (
              <ul className={styles['list']}>
                {list.map((channel) => (
                  <ChannelRow
                    key={channel.id}
                    channel={channel}
                    model={model}
                    mayManage={mayManage}
                    onEdit={() => {
                      setEditing(channel);
                    }}
                    onDelete={() => {
                      setDeleting(channel);
                    }}
                  />
                ))}
              </ul>
            )}
          </Panel>
          <PulsePanel
            key={project.id}
            plan={pulse}
            nextAt={nextAt}
            hasChannel={list.some(({ on, topics }) => on && topics.includes('pulse'))}
            mayManage={mayManage}
            onSave={model.savePulse}
          />
          <DeliveryLog model={model} mayManage={mayManage} />
          {editing !== null && (
            <ChannelDialog
              channel={editing === 'new' ? null : editing}
              mail={mail}
              save={model.save}
              onClose={() => {
                setEditing(null);
              }}
            />
          )}
          {deleting !== null && (
            <ConfirmDialog
              title={intl.formatMessage({ id: 'channels.deleteAsk' }, { name: deleting.name })}
              confirmLabel={<FormattedMessage id="channels.delete" />}
              danger
              onConfirm={async () => model.remove(deleting)}
              onClose={() => {
                setDeleting(null);
              }}
            >
              <p>
                <FormattedMessage id="channels.deleteBody" />
              </p>
            </ConfirmDialog>
          )}
        </div>
      )}
    </LoadPanel>
  );
});
