import { FormGroup } from '@blueprintjs/core';
import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './FormField.module.scss';

/** The attributes that connect a control with its label, help and error. */
export interface ControlWiring {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-required': boolean;
}

interface FormFieldProps {
  readonly label: ReactNode;
  /** Muted text beside the label: "optional". */
  readonly labelInfo?: ReactNode;
  /** Translated error; null when the field is valid. */
  readonly error: string | null;
  readonly help?: ReactNode;
  readonly required?: boolean;
  /** Renders the control; spread the wiring over it. */
  readonly children: (wiring: ControlWiring) => ReactNode;
}

/** Label, control, help and error of one field, connected by ARIA attributes, which Blueprint does not set. */
export function FormField({ label, labelInfo, error, help, required = false, children }: FormFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? help;
  return (
    <FormGroup
      label={label}
      labelInfo={labelInfo}
      labelFor={id}
      intent={error === null ? 'none' : 'danger'}
      helperText={
        note === undefined ? undefined : (
          <span
            id={noteId}
            className={error === null ? '' : styles['error']}
            role={error === null ? undefined : 'alert'}
          >
            {note}
          </span>
        )
      }
    >
      {children({
        id,
        'aria-invalid': error !== null,
        'aria-describedby': note === undefined ? undefined : noteId,
        'aria-required': required,
      })}
    </FormGroup>
  );
}
