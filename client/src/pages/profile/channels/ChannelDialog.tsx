import { Button, Callout } from '@blueprintjs/core';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ChannelDraft } from '#client/api/channelApi.ts';
import type { Channel, ChannelList, SavedChannel } from '#client/api/schemas/channelSchemas.ts';
import { WideDialog } from '#client/components/ui/WideDialog.tsx';
import { errorText } from '#client/i18n/errorText.ts';
import { SecretField } from '../keys/SecretField.tsx';
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
  const formId = useId();
  const form = useChannelForm(channel, intl.locale, save, onClose);
  const { secret, isSending } = form;
  const title = channel === null ? 'channels.add' : 'channels.edit';
  return (
    <WideDialog
      title={<FormattedMessage id={secret === null ? title : 'channels.secretMade'} />}
      canClose={!isSending}
      onClose={onClose}
      footer={
        secret === null ? (
          <>
            <Button
              disabled={isSending}
              onClick={() => {
                form.discard();
                onClose();
              }}
            >
              <FormattedMessage id="common.cancel" />
            </Button>
            <Button type="submit" form={formId} intent="primary" loading={isSending}>
              <FormattedMessage id="channels.save" />
            </Button>
          </>
        ) : (
          <Button intent="primary" onClick={onClose}>
            <FormattedMessage id="common.close" />
          </Button>
        )
      }
    >
      {secret === null ? (
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void form.send();
          }}
        >
          {form.error !== null && (
            <Callout intent="danger" icon={null} className={styles['callout'] ?? ''}>
              <p role="alert">{errorText(intl, form.error)}</p>
            </Callout>
          )}
          <ChannelFieldset form={form} channel={channel} mail={mail} />
        </form>
      ) : (
        <SecretField secret={secret} />
      )}
    </WideDialog>
  );
}
