import { Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import type { ReactNode, SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormMutation } from '#client/components/attempt/useFormMutation.ts';
import { SaveButtons } from '#client/components/form/SaveButtons.tsx';
import { focusInside } from '#client/components/ui/focusInside.ts';
import { FormFailure } from '#client/components/ui/FormFailure.tsx';
import { useReturnFocus } from '#client/components/ui/useReturnFocus.ts';
import { failureText } from '#client/i18n/failureText.ts';
import { isApiError } from '#client/lib/ApiError.ts';

interface ChangeDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** False when the input must be corrected first. */
  readonly isReady: () => boolean;
  readonly onSave: () => Promise<void>;
  readonly onClose: () => void;
}

/** A form that changes several prompts; typed values stay until they are saved. Mount it only while it is open. */
export function ChangeDialog({ title, children, isReady, onSave, onClose }: ChangeDialogProps) {
  useReturnFocus();
  const intl = useIntl();
  const save = useFormMutation('prompt.title', { mutationFn: onSave, onSuccess: onClose });
  const { error, isPending } = save;
  // Only the server's message says which prompt or tag is refused.
  const reason = isApiError(error) ? Object.values(error.fieldErrors)[0] : undefined;
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!isPending && isReady()) save.mutate();
  };
  return (
    <Dialog
      isOpen
      title={title}
      isCloseButtonShown={false}
      canEscapeKeyClose={!isPending}
      canOutsideClickClose={false}
      onOpening={focusInside}
      onClose={onClose}
    >
      <form noValidate onSubmit={handleSubmit}>
        <DialogBody aria-live="off">
          {children}
          {error !== null && <FormFailure>{reason ?? failureText(intl, error)}</FormFailure>}
        </DialogBody>
        <DialogFooter
          actions={
            <SaveButtons onCancel={onClose} isSaving={isPending}>
              <FormattedMessage id="prompt.save" />
            </SaveButtons>
          }
        />
      </form>
    </Dialog>
  );
}
