import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './SaveButtons.module.scss';

interface SaveButtonsProps {
  /** Id of the form to submit, if the buttons are outside of it. */
  readonly form?: string;
  /** Saves if there is no form. */
  readonly onSave?: () => void;
  readonly onCancel: () => void;
  readonly isSaving: boolean;
  /** False while there is nothing to save. */
  readonly canSave?: boolean;
  /** Translated reason why saving failed; null if it did not. */
  readonly error?: string | null;
  /** Another action, between the two buttons. */
  readonly another?: ReactNode;
  /** Label that names the action: "Add", never "OK". */
  readonly children: ReactNode;
}

/** Footer of a dialog that saves: the error, Cancel and the primary action. */
export function SaveButtons({
  form,
  onSave,
  onCancel,
  isSaving,
  canSave = true,
  error = null,
  another,
  children,
}: SaveButtonsProps) {
  return (
    <>
      {error !== null && (
        <p role="alert" className={styles['error']}>
          {error}
        </p>
      )}
      <Button disabled={isSaving} onClick={onCancel}>
        <FormattedMessage id="common.cancel" />
      </Button>
      {another}
      <Button
        type={onSave === undefined ? 'submit' : 'button'}
        intent="primary"
        disabled={!canSave}
        loading={isSaving}
        {...(form === undefined ? {} : { form })}
        {...(onSave === undefined ? {} : { onClick: onSave })}
      >
        {children}
      </Button>
    </>
  );
}
