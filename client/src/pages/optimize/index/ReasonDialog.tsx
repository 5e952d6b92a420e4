import { TextArea } from '@blueprintjs/core';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { FormField } from '../../../components/ui/FormField.tsx';
import { errorMessageId } from '../../../i18n/errorMessageId.ts';
import { errorAt, fieldErrorsOf } from '../../../lib/fieldErrors.ts';

interface ReasonDialogProps {
  /** The action's, translated. */
  readonly title: string;
  readonly onConfirm: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks why an action is dismissed. Mount it only while it is open. */
export function ReasonDialog({ title, onConfirm, onClose }: ReasonDialogProps) {
  const intl = useIntl();
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: 'actions.reason.title' })}
      confirmLabel={intl.formatMessage({ id: 'actions.reason.confirm' })}
      canConfirm={reason.trim() !== ''}
      failureText={(error) =>
        errorAt(fieldErrorsOf(error), 'changes.reason') ?? intl.formatMessage({ id: errorMessageId(error) })
      }
      onConfirm={() => onConfirm(reason.trim())}
      onClose={onClose}
    >
      <p>{intl.formatMessage({ id: 'actions.reason.about' }, { title })}</p>
      <FormField label={intl.formatMessage({ id: 'actions.reason' })} error={null} required>
        {(wiring) => (
          <TextArea
            {...wiring}
            fill
            autoResize
            maxLength={500}
            value={reason}
            onChange={({ currentTarget }) => {
              setReason(currentTarget.value);
            }}
          />
        )}
      </FormField>
    </ConfirmDialog>
  );
}
