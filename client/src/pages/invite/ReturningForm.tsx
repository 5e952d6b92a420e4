import { Button } from '@blueprintjs/core';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormError } from '#client/components/form/FormError.tsx';
import { showServerError } from '#client/components/form/showServerError.ts';
import { TextField } from '#client/components/form/TextField.tsx';
import { isMasked } from '#client/lib/isMasked.ts';
import { InvitedEmail } from './InvitedEmail.tsx';
import { returningSchema } from './inviteSchemas.ts';
import type { ReturningFields } from './inviteSchemas.ts';
import styles from './InvitePage.module.scss';

interface ReturningFormProps {
  /** The invited address; empty where the provider does not say. One that it masks is typed in full. */
  readonly email: string;
  /** Whether the account is known to exist. */
  readonly registered: boolean;
  /** @throws ApiError of the login call */
  readonly onJoin: (email: string, password: string) => Promise<unknown>;
}

/** For people with an account: logs in and joins in one step. */
export function ReturningForm({ email: invited, registered, onJoin }: ReturningFormProps) {
  const intl = useIntl();
  const isKnown = invited !== '' && !isMasked(invited);
  const form = useForm<ReturningFields>({
    resolver: valibotResolver(returningSchema),
    defaultValues: { email: isKnown ? invited : '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const handleValid = async ({ email, password }: ReturningFields): Promise<void> => {
    try {
      await onJoin(email.trim(), password);
    } catch (error) {
      showServerError(intl, error, form.setError, {
        refused: { field: 'password', messageId: 'invite.error.password' },
      });
    }
  };
  return (
    <form className={styles['panel']} noValidate onSubmit={(event) => void form.handleSubmit(handleValid)(event)}>
      <p>
        <FormattedMessage id={registered ? 'invite.login.body' : 'invite.login.either'} />
      </p>
      <FormError messageId={errors.root?.message} />
      <div>
        {isKnown ? (
          <InvitedEmail email={invited} />
        ) : (
          <TextField
            label={<FormattedMessage id="create.email" />}
            registration={form.register('email')}
            error={errors.email?.message}
            type="email"
            autoComplete="username"
          />
        )}
        <TextField
          label={<FormattedMessage id="create.password" />}
          registration={form.register('password')}
          error={errors.password?.message}
          type="password"
          autoComplete="current-password"
        />
      </div>
      <p className={styles['muted']}>
        <FormattedMessage id="invite.accept.leaves" />
      </p>
      <Button type="submit" intent="primary" size="large" fill loading={isSubmitting}>
        <FormattedMessage id="invite.login" />
      </Button>
    </form>
  );
}
