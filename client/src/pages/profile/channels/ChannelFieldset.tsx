import { Checkbox, HTMLSelect, InputGroup, Switch } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { CHANNEL_KINDS, CHANNEL_LANGUAGES, CHANNEL_TOPICS } from '#client/api/schemas/channelSchemas.ts';
import type { Channel, ChannelList } from '#client/api/schemas/channelSchemas.ts';
import { FormField } from '#client/components/ui/FormField.tsx';
import styles from './ChannelsPanel.module.scss';
import { TargetFields } from './TargetFields.tsx';
import type { ChannelForm, ChannelProblemField } from './useChannelForm.ts';

interface ChannelFieldsetProps {
  readonly form: ChannelForm;
  readonly channel: Channel | null;
  readonly mail: ChannelList['mail'];
}

const LONGEST_NAME = 60;

/** What a channel is, where it leads, and what it takes. */
export function ChannelFieldset({ form, channel, mail }: ChannelFieldsetProps) {
  const intl = useIntl();
  const { fields, change, problems, said, isSending } = form;
  const errorOf = (field: ChannelProblemField): string | null =>
    problems.includes(field) ? intl.formatMessage({ id: `channels.missing.${field}` }) : (said[field] ?? null);
  const topicsError = errorOf('topics');
  return (
    <div className={styles['fields']}>
      <FormField label={<FormattedMessage id="channels.field.kind" />} error={said['kind'] ?? null}>
        {(wiring) => (
          <HTMLSelect
            {...wiring}
            fill
            disabled={channel !== null || isSending}
            value={fields.kind}
            options={CHANNEL_KINDS.map((value) => ({
              value,
              label: intl.formatMessage({ id: `channels.kind.${value}` }),
            }))}
            onChange={({ currentTarget }) => {
              const kind = CHANNEL_KINDS.find((one) => one === currentTarget.value);
              if (kind !== undefined) change({ kind });
            }}
          />
        )}
      </FormField>
      <FormField
        label={<FormattedMessage id="channels.field.name" />}
        error={errorOf('name')}
        help={<FormattedMessage id="channels.field.nameHelp" />}
        required
      >
        {(wiring) => (
          <InputGroup
            {...wiring}
            fill
            maxLength={LONGEST_NAME}
            readOnly={isSending}
            value={fields.name}
            onChange={({ target }) => {
              change({ name: target.value });
            }}
          />
        )}
      </FormField>
      <TargetFields form={form} channel={channel} mail={mail} errorOf={errorOf} />
      <FormField label={<FormattedMessage id="channels.field.language" />} error={null}>
        {(wiring) => (
          <HTMLSelect
            {...wiring}
            fill
            disabled={isSending}
            value={fields.language}
            options={CHANNEL_LANGUAGES.map((value) => ({
              value,
              label: intl.formatMessage({ id: `channels.language.${value}` }),
            }))}
            onChange={({ currentTarget }) => {
              const language = CHANNEL_LANGUAGES.find((one) => one === currentTarget.value);
              if (language !== undefined) change({ language });
            }}
          />
        )}
      </FormField>
      <fieldset className={styles['group']}>
        <legend className={styles['legend']}>
          <FormattedMessage id="channels.field.topics" />
        </legend>
        {CHANNEL_TOPICS.map((topic) => (
          <Checkbox
            key={topic}
            label={intl.formatMessage({ id: `channels.topic.${topic}` })}
            checked={fields.topics.includes(topic)}
            disabled={isSending}
            onChange={({ currentTarget }) => {
              const { checked } = currentTarget;
              change({
                topics: CHANNEL_TOPICS.filter((one) => (one === topic ? checked : fields.topics.includes(one))),
              });
            }}
          />
        ))}
        {topicsError !== null && (
          <p role="alert" className={styles['error']}>
            {topicsError}
          </p>
        )}
      </fieldset>
      <Switch
        checked={fields.on}
        disabled={isSending}
        label={intl.formatMessage({ id: 'channels.field.on' })}
        onChange={({ currentTarget }) => {
          change({ on: currentTarget.checked });
        }}
      />
    </div>
  );
}
