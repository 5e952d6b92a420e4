import { FormattedMessage, useIntl } from 'react-intl';
import type { ChannelDraft } from '#client/api/channelApi.ts';
import type { Channel, ChannelList, SavedChannel } from '#client/api/schemas/channelSchemas.ts';
import { FormFailure } from '#client/components/ui/FormFailure.tsx';
import { failureText } from '#client/i18n/failureText.ts';
import { SecretField } from '../keys/SecretField.tsx';
import { SecretFormDialog } from '../keys/SecretFormDialog.tsx';
import { ChannelFieldset } from './ChannelFieldset.tsx';
import { useChannelForm } from './useChannelForm.ts';
import styles from './ChannelsPanel.module.scss';

interface ChannelDialogProps {
  /** Null: a new channel. */
  readonly channel: Channel | null;
  readonly mail: ChannelList['mail'];
  readonly save: (draft: ChannelDraft) => Promise<SavedChannel>;
  readonly onClose: () => void;
}

/** Adds or edits a channel, then shows a webhook's new secret once. Mount it only while it is open. */
export function ChannelDialog({ channel, mail, save, onClose }: ChannelDialogProps) {
  const intl = useIntl();
  const form = useChannelForm(channel, intl.locale, save, onClose);
  const { secret } = form;
  const title = channel === null ? 'channels.add' : 'channels.edit';
  return (
    <SecretFormDialog
      title={<FormattedMessage id={secret === null ? title : 'channels.secretMade'} />}
      submitLabel={<FormattedMessage id="channels.save" />}
      secret={secret === null ? null : <SecretField secret={secret} />}
      isSending={form.isSending}
      onSubmit={() => {
        void form.send();
      }}
      onDiscard={form.discard}
      onClose={onClose}
    >
      {form.error !== null && <FormFailure className={styles['callout']}>{failureText(intl, form.error)}</FormFailure>}
      <ChannelFieldset form={form} channel={channel} mail={mail} />
    </SecretFormDialog>
  );
}
