import { Button } from '@blueprintjs/core';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormError } from '../../components/form/FormError.tsx';
import { showServerError } from '../../components/form/showServerError.ts';
import { TextField } from '../../components/form/TextField.tsx';
import { PasswordMeter } from '../../components/password/PasswordMeter.tsx';
import { useDraft } from '../../stores/useDraft.ts';
import { useStores } from '../../stores/useStores.ts';
import styles from './CreatePage.module.scss';
import { registerSchema } from './createSchemas.ts';
import type { RegisterFields } from './createSchemas.ts';
import { emailDraft } from './emailDraft.ts';

interface RegisterFormProps {
  /** The code of an invitation that is accepted by registering. */
  readonly inviteCode: string | null;
  readonly onDone: () => void;
  /** The account was made, but nobody is logged in yet. */
  readonly onLoginNeeded: () => void;
}

/** Long enough to be read while the login form takes the place of this one. */
const LONG_MS = 10_000;

/** Registration by email. */
export function RegisterForm({ inviteCode, onDone, onLoginNeeded }: RegisterFormProps) {
  const intl = useIntl();
  const { user, storage, notices } = useStores();
  const form = useForm<RegisterFields>({
    resolver: valibotResolver(registerSchema),
    // Otherwise the resolver stops at the first bad field, and the repetition is not compared until all else is right.
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
      // The draft stays: the login form takes the email from it.
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
      {/* Below the button: when it goes, another button must not come under a second click. */}
      <FormError messageId={errors.root?.message} />
    </form>
  );
}
