import { Button } from '@blueprintjs/core';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormError } from '#client/components/form/FormError.tsx';
import { showServerError } from '#client/components/form/showServerError.ts';
import { TextField } from '#client/components/form/TextField.tsx';
import { apiOrigin } from '#client/lib/apiOrigin.ts';
import { useDraft } from '#client/stores/useDraft.ts';
import { useStores } from '#client/stores/useStores.ts';
import { loginSchema } from './createSchemas.ts';
import type { LoginFields } from './createSchemas.ts';
import { emailDraft } from './emailDraft.ts';
import styles from './CreatePage.module.scss';

interface LoginFormProps {
  readonly onDone: () => void;
}

/** Email and password. A failed login shows one error, at the password. */
export function LoginForm({ onDone }: LoginFormProps) {
  const intl = useIntl();
  const { user, storage, http } = useStores();
  // Read once: the draft from before a successful login must not reappear after it.
  const [typedBefore] = useState(() => emailDraft(storage));
  const form = useForm<LoginFields>({
    resolver: valibotResolver(loginSchema),
    // No default for the password: it would overwrite what was typed or autofilled before the app loaded.
    defaultValues: typedBefore.email === '' ? {} : { email: typedBefore.email },
  });
  const { errors, isSubmitting } = form.formState;
  const draft = useDraft('create', {
    ...typedBefore,
    email: useWatch({ control: form.control, name: 'email', defaultValue: typedBefore.email }),
  });

  const handleValid = async (fields: LoginFields): Promise<void> => {
    try {
      await user.login({ email: fields.email.trim(), password: fields.password });
      draft.discard();
      onDone();
    } catch (error) {
      showServerError(intl, error, form.setError, {
        refused: { field: 'password', messageId: 'create.error.credentials' },
        // Every provider has a login, so what answered is none.
        absent: intl.formatMessage({ id: 'create.error.noServer' }, { address: apiOrigin(http.baseUrl) }),
      });
    }
  };

  return (
    <form
      className={styles['form']}
      // The browser never submits this form; if something does, POST keeps the password out of the address.
      method="post"
      noValidate
      onSubmit={(event) => void form.handleSubmit(handleValid)(event)}
    >
      <TextField
        label={<FormattedMessage id="create.email" />}
        registration={form.register('email')}
        error={errors.email?.message}
        type="email"
        autoComplete="username"
      />
      <TextField
        label={<FormattedMessage id="create.password" />}
        registration={form.register('password')}
        error={errors.password?.message}
        type="password"
        autoComplete="current-password"
      />
      <Button type="submit" intent="primary" size="large" fill disabled={isSubmitting}>
        <FormattedMessage id={isSubmitting ? 'create.login.busy' : 'create.login'} />
      </Button>
      {/* Below the button: when the error disappears, no other button may move under a second click. */}
      <FormError messageId={errors.root?.message} />
    </form>
  );
}
