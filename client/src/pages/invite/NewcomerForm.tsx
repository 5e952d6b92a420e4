import { Button } from '@blueprintjs/core';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Newcomer } from '#client/api/inviteApi.ts';
import { FormError } from '#client/components/form/FormError.tsx';
import { showServerError } from '#client/components/form/showServerError.ts';
import { TextField } from '#client/components/form/TextField.tsx';
import { PasswordMeter } from '#client/components/password/PasswordMeter.tsx';
import { isApiError } from '#client/lib/ApiError.ts';
import { useDraft } from '#client/stores/useDraft.ts';
import { useStores } from '#client/stores/useStores.ts';
import { InvitedEmail } from './InvitedEmail.tsx';
import { INVITE_DRAFT, inviteDraft } from './inviteDraft.ts';
import { newcomerSchema } from './inviteSchemas.ts';
import type { NewcomerFields } from './inviteSchemas.ts';
import styles from './InvitePage.module.scss';

interface NewcomerFormProps {
  readonly code: string;
  readonly email: string;
  /** Resolves to whether the person has joined. @throws ApiError `validation`, naming the field */
  readonly onJoin: (newcomer: Newcomer) => Promise<boolean>;
}

/** For people without an account: registers and joins in one step. */
export function NewcomerForm({ code, email, onJoin }: NewcomerFormProps) {
  const intl = useIntl();
  const { storage } = useStores();
  const form = useForm<NewcomerFields>({
    resolver: valibotResolver(newcomerSchema),
    defaultValues: { name: inviteDraft(storage, code), password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const [name, password] = useWatch({ control: form.control, name: ['name', 'password'] });
  const draft = useDraft(INVITE_DRAFT, { code, name });
  const handleValid = async (fields: NewcomerFields): Promise<void> => {
    try {
      const joined = await onJoin({ name: fields.name.trim(), password: fields.password });
      if (joined) draft.discard();
    } catch (error) {
      const isName = isApiError(error) && error.fieldErrors['name'] !== undefined;
      showServerError(intl, error, form.setError, {
        refused: isName
          ? { field: 'name', messageId: 'invite.error.name' }
          : { field: 'password', messageId: 'invite.error.newPassword' },
      });
    }
  };
  return (
    <form className={styles['panel']} noValidate onSubmit={(event) => void form.handleSubmit(handleValid)(event)}>
      <p>
        <FormattedMessage id="invite.register.body" />
      </p>
      <FormError messageId={errors.root?.message} />
      <div>
        {email !== '' && <InvitedEmail email={email} />}
        <TextField
          label={<FormattedMessage id="create.name" />}
          registration={form.register('name')}
          error={errors.name?.message}
          type="text"
          autoComplete="name"
        />
        <TextField
          label={<FormattedMessage id="create.password" />}
          registration={form.register('password')}
          error={errors.password?.message}
          type="password"
          autoComplete="new-password"
          help={password === '' ? <FormattedMessage id="password.help" /> : <PasswordMeter password={password} />}
        />
      </div>
      <Button type="submit" intent="primary" size="large" fill loading={isSubmitting}>
        <FormattedMessage id="invite.register" />
      </Button>
    </form>
  );
}
