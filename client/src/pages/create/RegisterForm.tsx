import { Button } from '@blueprintjs/core';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormError } from '#client/components/form/FormError.tsx';
import { showServerError } from '#client/components/form/showServerError.ts';
import { TextField } from '#client/components/form/TextField.tsx';
import { PasswordMeter } from '#client/components/password/PasswordMeter.tsx';
import { useDraft } from '#client/stores/useDraft.ts';
import { useStores } from '#client/stores/useStores.ts';
import { registerSchema } from './createSchemas.ts';
import type { RegisterFields } from './createSchemas.ts';
import { emailDraft } from './emailDraft.ts';
import styles from './CreatePage.module.scss';

interface RegisterFormProps {
  /** Code of an invitation that registering accepts. */
  readonly inviteCode: string | null;
  readonly onDone: () => void;
  /** The account was created, but no session started. */
  readonly onLoginNeeded: () => void;
}

/** Long enough to read while the login form replaces this one. */
const LONG_MS = 10_000;

/** Registration by email. */
export function RegisterForm({ inviteCode, onDone, onLoginNeeded }: RegisterFormProps) {
  const intl = useIntl();
  const { user, storage, notices } = useStores();
  const form = useForm<RegisterFields>({
    resolver: valibotResolver(registerSchema),
    // Otherwise the resolver stops at the first invalid field, and the repeated password is compared only when all others are valid.
    criteriaMode: 'all',
    defaultValues: { ...emailDraft(storage), password: '', repeat: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const [name, email, password] = useWatch({ control: form.control, name: ['name', 'email', 'password'] });
  const draft = useDraft('create', { name, email });

  const handleValid = async (fields: RegisterFields): Promise<void> => {
    try {
      const loggedIn = await user.register({
        name: fields.name.trim(),
        email: fields.email.trim(),
        password: fields.password,
        ...(inviteCode === null ? {} : { invite_code: inviteCode }),
      });
      if (loggedIn) {
        draft.discard();
        onDone();
        return;
      }
      // The draft stays: the login form reads the email from it.
      notices.show({ key: 'session', intent: 'success', messageId: 'create.registered', durationMs: LONG_MS });
      onLoginNeeded();
    } catch (error) {
      showServerError(intl, error, form.setError, {
        refused: { field: 'email', messageId: 'create.error.emailTaken' },
      });
    }
  };

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit(handleValid)(event)}>
      <TextField
        label={<FormattedMessage id="create.name" />}
        registration={form.register('name')}
        error={errors.name?.message}
        type="text"
        autoComplete="name"
      />
      <TextField
        label={<FormattedMessage id="create.email" />}
        registration={form.register('email')}
        error={errors.email?.message}
        type="email"
        autoComplete="username"
      />
      <TextField
        label={<FormattedMessage id="create.password" />}
        registration={form.register('password', { deps: ['repeat'] })}
        error={errors.password?.message}
        type="password"
        autoComplete="new-password"
        help={password === '' ? <FormattedMessage id="password.help" /> : <PasswordMeter password={password} />}
      />
      <TextField
        label={<FormattedMessage id="password.repeat" />}
        registration={form.register('repeat')}
        error={errors.repeat?.message}
        type="password"
        autoComplete="new-password"
      />
      <Button type="submit" intent="primary" size="large" fill disabled={isSubmitting}>
        <FormattedMessage id="create.register" />
      </Button>
      {/* Below the button: when the error disappears, no other button may move under a second click. */}
      <FormError messageId={errors.root?.message} />
    </form>
  );
}
