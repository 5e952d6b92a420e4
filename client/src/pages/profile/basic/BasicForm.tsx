import { TextArea } from '@blueprintjs/core';
import { FormattedMessage } from 'react-intl';
import type { Profile } from '#client/api/userSchemas.ts';
import { FormError } from '#client/components/form/FormError.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { FormField } from '#client/components/ui/FormField.tsx';
import { useMessageText } from '#client/i18n/useMessageText.ts';
import { SaveRow } from '../SaveRow.tsx';
import { LONGEST_INTRODUCTION } from './basicFields.ts';
import { useBasicForm } from './useBasicForm.ts';
import styles from '../ProfileForm.module.scss';

interface BasicFormProps {
  readonly profile: Profile;
}

/** The paired fields with their autocomplete values. */
const SHORT_FIELDS = [
  ['name', 'name'],
  ['jobName', 'organization-title'],
  ['organizationName', 'organization'],
  ['locationName', 'address-level2'],
] as const;

/** The form of the user's own data. */
export function BasicForm({ profile }: BasicFormProps) {
  const messageText = useMessageText();
  const { form, save, introductionLength, isChanged, giveUp } = useBasicForm(profile);
  const { errors, isSubmitting } = form.formState;
  const { ref, ...introduction } = form.register('introduction');
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <FormError messageId={errors.root?.message} />
      <div className={styles['columns']}>
        {SHORT_FIELDS.map(([name, autoComplete]) => (
          <TextField
            key={name}
            label={<FormattedMessage id={`profile.field.${name}`} />}
            registration={form.register(name)}
            error={errors[name]?.message}
            type="text"
            autoComplete={autoComplete}
            required={name === 'name'}
            size="medium"
          />
        ))}
      </div>
      <TextField
        label={<FormattedMessage id="profile.field.personalWebsite" />}
        registration={form.register('personalWebsite')}
        error={errors.personalWebsite?.message}
        type="url"
        autoComplete="url"
        help={<FormattedMessage id="profile.website.help" />}
        required={false}
        size="medium"
      />
      <FormField
        label={<FormattedMessage id="profile.field.introduction" />}
        error={messageText(errors.introduction?.message)}
        help={
          <FormattedMessage
            id="profile.introduction.length"
            values={{ length: introductionLength, most: LONGEST_INTRODUCTION }}
          />
        }
      >
        {(wiring) => (
          <TextArea
            {...introduction}
            {...wiring}
            inputRef={ref}
            fill
            rows={4}
            intent={errors.introduction === undefined ? 'none' : 'danger'}
          />
        )}
      </FormField>
      <SaveRow changed={isChanged} saving={isSubmitting} onGiveUp={giveUp} />
    </form>
  );
}
