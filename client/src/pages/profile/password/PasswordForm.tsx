import { Button, Checkbox } from '@blueprintjs/core';
import { FormattedMessage } from 'react-intl';
import { FormError } from '#client/components/form/FormError.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { PasswordMeter } from '#client/components/password/PasswordMeter.tsx';
import { isMasked } from '#client/lib/isMasked.ts';
import { usePasswordForm } from './usePasswordForm.ts';
import styles from '../ProfileForm.module.scss';

interface PasswordFormProps {
  /** The account's email, for password managers. */
  readonly email: string;
}

/** The old password, the new one with a strength meter, and its repetition. */
export function PasswordForm({ email }: PasswordFormProps) {
  const { form, next, save } = usePasswordForm();
  const { errors, isSubmitting } = form.formState;
  const { ref, ...logOutOthers } = form.register('logOutOthers');
  return (
    <form noValidate className={styles['one']} onSubmit={(event) => void save(event)}>
      <FormError messageId={errors.root?.message} />
      {/* A password manager would keep a masked address as a second login. */}
      {!isMasked(email) && <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />}
      <TextField
        label={<FormattedMessage id="profile.password.current" />}
        registration={form.register('current', { deps: ['next'] })}
        error={errors.current?.message}
        type="password"
        autoComplete="current-password"
        size="medium"
      />
      <TextField
        label={<FormattedMessage id="profile.password.next" />}
        registration={form.register('next', { deps: ['repeat'] })}
        error={errors.next?.message}
        type="password"
        autoComplete="new-password"
        help={next === '' ? <FormattedMessage id="password.help" /> : <PasswordMeter password={next} />}
        size="medium"
      />
      <TextField
        label={<FormattedMessage id="password.repeat" />}
        registration={form.register('repeat')}
        error={errors.repeat?.message}
        type="password"
        autoComplete="new-password"
        size="medium"
      />
      <Checkbox
        {...logOutOthers}
        inputRef={ref}
        labelElement={<FormattedMessage id="profile.password.logOutOthers" />}
      />
      <div className={styles['end']}>
        <Button type="submit" intent="primary" disabled={isSubmitting}>
          <FormattedMessage id={isSubmitting ? 'profile.saving' : 'profile.password.change'} />
        </Button>
      </div>
    </form>
  );
}
