import { Button } from '@blueprintjs/core';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { WideDialog } from '#client/components/ui/WideDialog.tsx';

interface SecretFormDialogProps {
  readonly title: ReactNode;
  /** Label of the button that sends the form. */
  readonly submitLabel: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
  /** The new secret, which takes the place of the form; null: none yet. */
  readonly secret: ReactNode;
  readonly isSending: boolean;
  readonly onSubmit: (form: HTMLFormElement) => void;
  /** Drops what was typed; the dialog is then closed. */
  readonly onDiscard: () => void;
  readonly onClose: () => void;
}

/** A form whose result holds a secret that is shown only once: the form, then the secret. Mount it only while it is open. */
export function SecretFormDialog({
  title,
  submitLabel,
  children,
  secret,
  isSending,
  onSubmit,
  onDiscard,
  onClose,
}: SecretFormDialogProps) {
  const formId = useId();
  const formButtons = (
    <>
      <Button
        disabled={isSending}
        onClick={() => {
          onDiscard();
          onClose();
        }}
      >
        <FormattedMessage id="common.cancel" />
      </Button>
      <Button type="submit" form={formId} intent="primary" loading={isSending}>
        {submitLabel}
      </Button>
    </>
  );
  const closeButton = (
    <Button intent="primary" onClick={onClose}>
      <FormattedMessage id="common.close" />
    </Button>
  );
  return (
    <WideDialog
      steps
      title={title}
      canClose={!isSending}
      onClose={onClose}
      footer={secret === null ? formButtons : closeButton}
    >
      {secret ?? (
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit(event.currentTarget);
          }}
        >
          {children}
        </form>
      )}
    </WideDialog>
  );
}
