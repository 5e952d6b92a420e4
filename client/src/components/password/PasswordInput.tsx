import { Button, InputGroup } from '@blueprintjs/core';
import type { InputGroupProps } from '@blueprintjs/core';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { EyeIcon } from './EyeIcon.tsx';

type PasswordInputProps = Omit<InputGroupProps, 'type' | 'rightElement' | 'onChange'> & {
  readonly onChange?: React.ChangeEventHandler<HTMLInputElement>;
};

/** A password field with a button that reveals the password. */
export function PasswordInput(props: PasswordInputProps) {
  const intl = useIntl();
  const [shown, setShown] = useState(false);
  return (
    <InputGroup
      {...props}
      type={shown ? 'text' : 'password'}
      rightElement={
        <Button
          variant="minimal"
          icon={<EyeIcon open={shown} />}
          aria-label={intl.formatMessage({ id: shown ? 'password.hide' : 'password.show' })}
          aria-pressed={shown}
          onClick={() => {
            setShown(!shown);
          }}
        />
      }
    />
  );
}
