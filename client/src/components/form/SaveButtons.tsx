import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './SaveButtons.module.scss';

interface SaveButtonsProps {
  /** The form that saving submits, where the buttons stand outside of it. */
  readonly form?: string;
  /** Saves where there is no form. */
  readonly onSave?: () => void;
  readonly onCancel: () => void;
  readonly isSaving: boolean;
  /** False while there is nothing to save. */
  readonly canSave?: boolean;
  /** Why saving failed, translated; null when it did not. */
  readonly error?: string | null;
  /** Another way to end, between the two. */
  readonly another?: ReactNode;
  /** Says what is done: "Add", never "OK". */
  readonly children: ReactNode;
}

/** The end of a dialog with something to save: why it failed, Cancel and the one thing to do. */
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
