import { InputGroup } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useMessageText } from '#client/i18n/useMessageText.ts';
import { PasswordInput } from '../password/PasswordInput.tsx';
import { FormField } from '../ui/FormField.tsx';

interface TextFieldProps {
  readonly label: ReactNode;
  readonly registration: UseFormRegisterReturn;
  /** Message id of the error. */
  readonly error: string | undefined;
  readonly type: 'text' | 'email' | 'password' | 'tel' | 'url';
  readonly autoComplete: string;
  readonly help?: ReactNode;
  /** Whether it is required. */
  readonly required?: boolean;
  /** `medium` for a form among other content. */
  readonly size?: 'medium' | 'large';
}

/** A text field of an account form, connected to its form, label, help and error. */
export function TextField({
  label,
  registration,
  error,
  type,
  autoComplete,
  help,
  required = true,
  size = 'large',
}: TextFieldProps) {
  const messageText = useMessageText();
  const { ref, ...rest } = registration;
  const Input = type === 'password' ? PasswordInput : InputGroup;
  return (
    <FormField label={label} error={messageText(error)} help={help} required={required}>
      {(wiring) => (
        <Input
          {...rest}
          {...wiring}
          inputRef={ref}
          {...(type === 'password' ? {} : { type })}
          autoComplete={autoComplete}
          size={size}
          fill
          intent={error === undefined ? 'none' : 'danger'}
        />
      )}
    </FormField>
  );
}
