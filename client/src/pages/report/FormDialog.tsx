import { Button } from '@blueprintjs/core';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSayAfterLeaving } from '#client/components/attempt/useSayAfterLeaving.ts';
import { FormFailure } from '#client/components/ui/FormFailure.tsx';
import { WideDialog } from '#client/components/ui/WideDialog.tsx';
import { failureText } from '#client/i18n/failureText.ts';
import type { MessageId } from '#client/i18n/MessageId.ts';

interface FormDialogProps {
  /** The form's name, for a failure after the dialog was left. */
  readonly what: MessageId;
  readonly title: ReactNode;
  readonly confirmLabel: ReactNode;
  /** Nothing can be confirmed: the subject of the form is missing. */
  readonly disabled?: boolean;
  /** A short form. */
  readonly short?: boolean;
  /** Validates the input and shows errors at their fields. */
  readonly check: () => boolean;
  readonly send: () => Promise<void>;
  /** Discards the input; a dialog that is merely closed keeps it for the next time. */
  readonly onCancel: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog that prevents double submission. Server errors are shown above it, and the input stays. */
export function FormDialog({
  what,
  title,
  confirmLabel,
  disabled = false,
  short = false,
  check,
  send,
  onCancel,
  onClose,
  children,
}: FormDialogProps) {
  const intl = useIntl();
  const sayAfterLeaving = useSayAfterLeaving();
  const formId = useId();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const submit = async (): Promise<void> => {
    if (isSending || disabled || !check()) return;
    setSending(true);
    setFailure(null);
    try {
      await send();
    } catch (error) {
      setFailure(error);
      sayAfterLeaving(what, error);
    } finally {
      setSending(false);
    }
  };
  return (
    <WideDialog
      title={title}
      short={short}
      canClose={!isSending}
      onClose={onClose}
      footer={
        <>
          <Button disabled={isSending} onClick={onCancel}>
            <FormattedMessage id="common.cancel" />
          </Button>
          <Button type="submit" form={formId} intent="primary" disabled={disabled} loading={isSending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {failure !== null && <FormFailure>{failureText(intl, failure)}</FormFailure>}
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {children}
      </form>
    </WideDialog>
  );
}
