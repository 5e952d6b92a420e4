import { Checkbox, InputGroup, Switch } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { CHANNEL_KINDS, CHANNEL_LANGUAGES, CHANNEL_TOPICS } from '#client/api/schemas/channelSchemas.ts';
import type { Channel, ChannelList } from '#client/api/schemas/channelSchemas.ts';
import { FormField } from '#client/components/ui/FormField.tsx';
import { SelectField } from '#client/components/ui/SelectField.tsx';
import { TargetFields } from './TargetFields.tsx';
import type { ChannelForm, ChannelProblemField } from './useChannelForm.ts';
import styles from './ChannelsPanel.module.scss';

interface ChannelFieldsetProps {
  readonly form: ChannelForm;
  readonly channel: Channel | null;
  readonly mail: ChannelList['mail'];
}

const LONGEST_NAME = 60;

/** The form fields of a channel: kind, target, topics. */
export function ChannelFieldset({ form, channel, mail }: ChannelFieldsetProps) {
  const intl = useIntl();
  const { fields, change, problems, said, isSending } = form;
  const errorOf = (field: ChannelProblemField): string | null =>
    problems.includes(field) ? intl.formatMessage({ id: `channels.missing.${field}` }) : (said[field] ?? null);
  const topicsError = errorOf('topics');
  return (
    <div className={styles['fields']}>
      <SelectField
        label={<FormattedMessage id="channels.field.kind" />}
        error={said['kind'] ?? null}
        disabled={channel !== null || isSending}
        value={fields.kind}
        options={CHANNEL_KINDS.map((kind) => [kind, intl.formatMessage({ id: `channels.kind.${kind}` })])}
        onChange={(value) => {
          const kind = CHANNEL_KINDS.find((one) => one === value);
          if (kind !== undefined) change({ kind });
        }}
      />
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
      <SelectField
        label={<FormattedMessage id="channels.field.language" />}
        disabled={isSending}
        value={fields.language}
        options={CHANNEL_LANGUAGES.map((one) => [one, intl.formatMessage({ id: `channels.language.${one}` })])}
        onChange={(value) => {
          const language = CHANNEL_LANGUAGES.find((one) => one === value);
          if (language !== undefined) change({ language });
        }}
      />
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
