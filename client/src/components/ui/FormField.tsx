import { FormGroup } from '@blueprintjs/core';
import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './FormField.module.scss';

/** What a field's control must carry so that label, help and error belong to it. */
export interface ControlWiring {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-required': boolean;
}

interface FormFieldProps {
  readonly label: ReactNode;
  /** Muted words beside the label: "optional". */
  readonly labelInfo?: ReactNode;
  /** The error, already translated; null when the field is fine. */
  readonly error: string | null;
  readonly help?: ReactNode;
  readonly required?: boolean;
  /** Draws the control with the wiring spread over it. */
  readonly children: (wiring: ControlWiring) => ReactNode;
}

/** Label, control, help and error of one field, tied together for every kind of reader; Blueprint alone does not tie them. */
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
