import { InputGroup } from '@blueprintjs/core';
import { FormattedMessage } from 'react-intl';
import { FormField } from '#client/components/ui/FormField.tsx';

interface InvitedEmailProps {
  readonly email: string;
}

/** The invited address, as a field, so that password managers know the account. */
export function InvitedEmail({ email }: InvitedEmailProps) {
  return (
    <FormField
      label={<FormattedMessage id="create.email" />}
      error={null}
      help={<FormattedMessage id="invite.email.fixed" />}
    >
      {(wiring) => (
        <InputGroup {...wiring} type="email" autoComplete="username" size="large" fill readOnly value={email} />
      )}
    </FormField>
  );
}
