import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorText } from '../../i18n/errorText.ts';
import { useReturnFocus } from './useReturnFocus.ts';

interface ConfirmDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Says what happens: "Remove", never "OK". */
  readonly confirmLabel: ReactNode;
  /** Only for what destroys something. */
  readonly danger?: boolean;
  /** False while something must be typed or chosen first. */
  readonly canConfirm?: boolean;
  /** Says why it failed; what is said of any failure of that kind unless given. */
  readonly failureText?: (error: unknown) => string;
  /** The dialog closes when this succeeds, and shows the error when it does not. */
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before something is done; mount it only while it is open. It cannot be dismissed while the work is under way. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  danger = false,
  canConfirm = true,
  failureText,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const intl = useIntl();
  useReturnFocus();
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
      // Blueprint's own button is named in English whatever the language; Cancel does the same.
      isCloseButtonShown={false}
    >
      <DialogBody>
        {children}
        {error !== null && <p role="alert">{failureText?.(error) ?? errorText(intl, error)}</p>}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button disabled={working} onClick={onClose}>
              <FormattedMessage id="common.cancel" />
            </Button>
            <Button
              intent={danger ? 'danger' : 'primary'}
              disabled={!canConfirm}
              loading={working}
              onClick={() => void handleConfirm()}
            >
              {confirmLabel}
            </Button>
          </>
        }
      />
    </Dialog>
  );
}
