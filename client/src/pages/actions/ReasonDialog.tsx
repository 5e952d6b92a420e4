import { TextArea } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '#client/components/ui/ConfirmDialog.tsx';
import { FormField } from '#client/components/ui/FormField.tsx';
import { failureText } from '#client/i18n/failureText.ts';
import { errorAt, fieldErrorsOf } from '#client/lib/fieldErrors.ts';
import { useTypedDraft } from '#client/stores/useTypedDraft.ts';

interface ReasonDialogProps {
  /** Name under which the draft is stored. */
  readonly draftName: string;
  /** The action's title, translated. */
  readonly title: string;
  readonly onConfirm: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

const readReason = (stored: unknown): string | null => (typeof stored === 'string' ? stored : null);

/** Asks why an action is dismissed. Mount it only while it is open. */
export const ReasonDialog = observer(function ReasonDialog(props: ReasonDialogProps) {
  const { draftName, title, onConfirm, onClose } = props;
  const intl = useIntl();
  const draft = useTypedDraft(draftName, readReason);
  const reason = draft.typed ?? '';
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: 'actions.reason.title' })}
      confirmLabel={intl.formatMessage({ id: 'actions.reason.confirm' })}
      canConfirm={reason.trim() !== ''}
      failureText={(error) => errorAt(fieldErrorsOf(error), 'changes.reason') ?? failureText(intl, error)}
      onConfirm={() => onConfirm(reason.trim())}
      onClose={() => {
        draft.discard();
        onClose();
      }}
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
              draft.setTyped(currentTarget.value);
            }}
          />
        )}
      </FormField>
    </ConfirmDialog>
  );
});
