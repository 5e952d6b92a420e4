import { Callout, Checkbox, InputGroup } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Channel, ChannelList } from '#client/api/schemas/channelSchemas.ts';
import { problemText } from '#client/components/channels/problemText.ts';
import { ChipsInput } from '#client/components/ui/ChipsInput.tsx';
import { FormField } from '#client/components/ui/FormField.tsx';
import type { ChannelForm, ChannelProblemField } from './useChannelForm.ts';
import styles from './ChannelsPanel.module.scss';

interface TargetFieldsProps {
  readonly form: ChannelForm;
  readonly channel: Channel | null;
  readonly mail: ChannelList['mail'];
  readonly errorOf: (field: ChannelProblemField) => string | null;
}

const LONGEST_EMAIL = 254;

/** The target of a channel: email addresses, or a URL and the signing secret. */
export function TargetFields({ form, channel, mail, errorOf }: TargetFieldsProps) {
  const intl = useIntl();
  const { fields, change, said, isSending } = form;
  if (fields.kind === 'email') {
    return (
      <>
        {mail.problem !== null && (
          <Callout intent="warning" icon={null} className={styles['notReady'] ?? ''}>
            <FormattedMessage id="channels.mail.notReady" values={{ problem: problemText(intl, mail.problem) }} />
          </Callout>
        )}
        <FormField
          label={<FormattedMessage id="channels.field.emails" />}
          error={errorOf('emails') ?? Object.entries(said).find(([name]) => name.startsWith('emails'))?.[1] ?? null}
          help={<FormattedMessage id="channels.field.emailsHelp" />}
          required
        >
          {(wiring) => (
            <ChipsInput
              wiring={wiring}
              values={fields.emails}
              longest={LONGEST_EMAIL}
              disabled={isSending}
              onChange={(emails) => {
                change({ emails });
              }}
            />
          )}
        </FormField>
      </>
    );
  }
  return (
    <>
      <p className={styles['note']}>
        <FormattedMessage id={`channels.help.${fields.kind}`} />
      </p>
      <FormField
        label={<FormattedMessage id="channels.field.url" />}
        error={errorOf('url')}
        help={channel === null ? undefined : <KeptAddress channel={channel} />}
        required={channel === null}
      >
        {(wiring) => (
          <InputGroup
            {...wiring}
            fill
            type="url"
            autoComplete="off"
            spellCheck={false}
            readOnly={isSending}
            value={fields.url}
            onChange={({ target }) => {
              change({ url: target.value });
            }}
          />
        )}
      </FormField>
      {(fields.kind === 'feishu' || fields.kind === 'dingtalk') && (
        <FormField
          label={<FormattedMessage id="channels.field.sign" />}
          error={said['sign'] ?? null}
          help={
            <FormattedMessage id={channel?.signed === true ? 'channels.field.signKept' : 'channels.field.signHelp'} />
          }
        >
          {(wiring) => (
            <InputGroup
              {...wiring}
              fill
              type="password"
              autoComplete="new-password"
              readOnly={isSending}
              value={fields.sign}
              onChange={({ target }) => {
                change({ sign: target.value });
              }}
            />
          )}
        </FormField>
      )}
      {fields.kind === 'webhook' && channel !== null && (
        <Checkbox
          label={intl.formatMessage({ id: 'channels.field.newSecret' })}
          checked={fields.newSecret}
          disabled={isSending}
          onChange={({ currentTarget }) => {
            change({ newSecret: currentTarget.checked });
          }}
        />
      )}
    </>
  );
}

function KeptAddress({ channel: { host, hint } }: { readonly channel: Channel }) {
  return (
    <FormattedMessage
      id={hint === '' ? 'channels.field.urlKeptHost' : 'channels.field.urlKept'}
      values={{ host, hint }}
    />
  );
}
