import { FormattedMessage } from 'react-intl';
import type { Profile } from '#client/api/userSchemas.ts';
import { FormError } from '#client/components/form/FormError.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { SaveRow } from '../SaveRow.tsx';
import { useAccountForm } from './useAccountForm.ts';
import styles from '../ProfileForm.module.scss';

interface AccountFormProps {
  readonly profile: Profile;
}

/** Email and phone; saving requires the current password. */
export function AccountForm({ profile }: AccountFormProps) {
  const { form, save, isChanged, giveUp } = useAccountForm(profile);
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate className={styles['one']} onSubmit={(event) => void save(event)}>
      <FormError messageId={errors.root?.message} />
      <TextField
        label={<FormattedMessage id="create.email" />}
        registration={form.register('email')}
        error={errors.email?.message}
        type="email"
        autoComplete="email"
        help={<FormattedMessage id="profile.email.help" />}
        size="medium"
      />
      <TextField
        label={<FormattedMessage id="profile.phone" />}
        registration={form.register('phone')}
        error={errors.phone?.message}
        type="tel"
        autoComplete="tel"
        required={false}
        size="medium"
      />
      <TextField
        label={<FormattedMessage id="profile.password.current" />}
        registration={form.register('password')}
        error={errors.password?.message}
        type="password"
        autoComplete="current-password"
        help={<FormattedMessage id="profile.password.why" />}
        size="medium"
      />
      <SaveRow changed={isChanged} saving={isSubmitting} onGiveUp={giveUp} />
    </form>
  );
}
