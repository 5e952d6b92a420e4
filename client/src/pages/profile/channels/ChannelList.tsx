import { Button, Callout } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Project } from '#client/api/projectSchemas.ts';
import type { Channel, ChannelList as Channels } from '#client/api/schemas/channelSchemas.ts';
import { problemText } from '#client/components/channels/problemText.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { SentenceGap } from '#client/components/ui/SentenceGap.tsx';
import { ChannelRow } from './ChannelRow.tsx';
import type { ChannelsModel } from './useChannels.ts';
import styles from './ChannelsPanel.module.scss';

interface ChannelListProps extends Pick<Channels, 'list' | 'mail'> {
  readonly project: Project;
  readonly model: ChannelsModel;
  readonly mayManage: boolean;
  readonly onEdit: (channel: Channel | 'new') => void;
  readonly onDelete: (channel: Channel) => void;
}

/** The channels of a project, and a button to add one. */
export function ChannelList({ project, list, mail, model, mayManage, onEdit, onDelete }: ChannelListProps) {
  const intl = useIntl();
  return (
    <Panel
      title={<FormattedMessage id="channels.title" />}
      subtitle={
        <>
          <FormattedMessage id="channels.subtitle" values={{ project: project.name }} />
          {project.origin === 'sample' && (
            <>
              <SentenceGap />
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
              onEdit('new');
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
          <FormattedMessage id={mayManage ? 'channels.none' : 'channels.noneYet'} />
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
                onEdit(channel);
              }}
              onDelete={() => {
                onDelete(channel);
              }}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}
