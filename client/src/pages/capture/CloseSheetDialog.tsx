import { Checkbox } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { CaptureSheet } from '#client/api/schemas/captureSchemas.ts';
import { ConfirmDialog } from '#client/components/ui/ConfirmDialog.tsx';
import { paths } from '#client/lib/paths.ts';
import { useStores } from '#client/stores/useStores.ts';
import type { CaptureModel } from './useCapture.ts';
import { answerOf, readSlotDraft, slotDraftName } from './useSlotDraft.ts';

interface CloseSheetDialogProps {
  readonly model: CaptureModel;
  readonly sheet: CaptureSheet;
  readonly onClose: () => void;
}

const NOTICE_MS = 10_000;

/** Confirms closing a sheet. Pasted but unsaved answers are saved first, unless the user discards them. */
export const CloseSheetDialog = observer(function CloseSheetDialog({ model, sheet, onClose }: CloseSheetDialogProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { storage, notices } = useStores();
  const [saves, setSaves] = useState(true);
  const { slots } = sheet;
  const unsaved = slots.flatMap(({ id }) => {
    const values = readSlotDraft(storage.readDraft(slotDraftName(sheet.id, id)));
    return values === null || values.text.trim() === '' ? [] : [{ id, answer: answerOf(values) }];
  });
  const taken = saves ? unsaved : [];
  const done = slots.filter(({ id, answer }) => answer !== null || taken.some((each) => each.id === id)).length;
  const finish = async (): Promise<void> => {
    for (const { id, answer } of taken) {
      // Sequentially: each is saved before the next is sent.
      await model.keep.mutateAsync({ sheet_id: sheet.id, slot_id: id, answer });
    }
    await model.close.mutateAsync(sheet.id);
    for (const { id } of slots) storage.removeDraft(slotDraftName(sheet.id, id));
    if (done === 0) return;
    notices.show({
      intent: 'success',
      messageId: 'capture.saved',
      values: { count: done },
      durationMs: NOTICE_MS,
      action: { labelId: 'capture.toFigures', run: () => void navigate(paths.overviewIndex.href()) },
    });
  };
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: 'capture.close' })}
      confirmLabel={<FormattedMessage id="capture.close" />}
      onConfirm={finish}
      onClose={onClose}
    >
      {unsaved.length > 0 && (
        <Checkbox
          checked={saves}
          label={intl.formatMessage({ id: 'capture.close.save' }, { count: unsaved.length })}
          onChange={() => {
            setSaves(!saves);
          }}
        />
      )}
      <p>
        <FormattedMessage id="capture.close.about" values={{ done, open: slots.length - done }} />
      </p>
    </ConfirmDialog>
  );
});
