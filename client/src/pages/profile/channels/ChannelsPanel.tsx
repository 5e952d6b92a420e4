import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Channel } from '#client/api/schemas/channelSchemas.ts';
import { ConfirmDialog } from '#client/components/ui/ConfirmDialog.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { useAccess } from '#client/stores/useAccess.ts';
import { useStores } from '#client/stores/useStores.ts';
import { PanelSkeleton } from '../PanelSkeleton.tsx';
import { ChannelDialog } from './ChannelDialog.tsx';
import { ChannelList } from './ChannelList.tsx';
import { DeliveryLog } from './DeliveryLog.tsx';
import { PulsePanel } from './PulsePanel.tsx';
import { useChannels } from './useChannels.ts';
import styles from './ChannelsPanel.module.scss';

/** The channels of the current project, the weekly pulse, and the delivery log. */
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
          <ChannelList
            project={project}
            list={list}
            mail={mail}
            model={model}
            mayManage={mayManage}
            onEdit={setEditing}
            onDelete={setDeleting}
          />
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
