import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureText } from '#client/i18n/failureText.ts';
import { focusInside } from './focusInside.ts';
import { useReturnFocus } from './useReturnFocus.ts';
import styles from './ConfirmDialog.module.scss';

interface ConfirmDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Label that names the action: "Remove", never "OK". */
  readonly confirmLabel: ReactNode;
  /** Label of the button that changes nothing, where "Cancel" would name the action: cancelling something. */
  readonly dismissLabel?: ReactNode;
  /** Only for destructive actions. */
  readonly danger?: boolean;
  /** False while something must be typed or chosen first. */
  readonly canConfirm?: boolean;
  /** Translates the error; defaults to the general text of its kind. */
  readonly failureText?: (error: unknown) => string;
  /** The dialog closes when this resolves, and shows the error when it rejects. */
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Confirmation dialog; mount it only while it is open. It cannot be dismissed while the action runs. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  dismissLabel = <FormattedMessage id="common.cancel" />,
  danger = false,
  canConfirm = true,
  failureText: ownText,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const intl = useIntl();
  useReturnFocus();
  const dismiss = useRef<HTMLButtonElement>(null);
  const [working, setWorking] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const handleConfirm = async (): Promise<void> => {
    setWorking(true);
    setError(null);
    try {
      await onConfirm();
      onClose();
    } catch (failure) {
      setError(failure);
      setWorking(false);
    }
  };
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      canEscapeKeyClose={!working}
      canOutsideClickClose={!working}
      // Blueprint's close button has an English name in every language; Cancel does the same.
      isCloseButtonShown={false}
      onOpening={(dialog) => {
        focusInside(dialog, dismiss.current);
      }}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void handleConfirm();
        }}
      >
        <DialogBody aria-live="off">
          {children}
          {error !== null && (
            <p role="alert" className={styles['error']}>
              {ownText?.(error) ?? failureText(intl, error)}
            </p>
          )}
        </DialogBody>
        <DialogFooter
          actions={
            <>
              <Button ref={dismiss} disabled={working} onClick={onClose}>
                {dismissLabel}
              </Button>
              <Button type="submit" intent={danger ? 'danger' : 'primary'} disabled={!canConfirm} loading={working}>
                {confirmLabel}
              </Button>
            </>
          }
        />
      </form>
    </Dialog>
  );
}
