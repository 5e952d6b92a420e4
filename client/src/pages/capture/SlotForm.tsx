import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CaptureSlot } from '#client/api/schemas/captureSchemas.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { useFocusInvalid } from '#client/hooks/useFocusInvalid.ts';
import { failureText } from '#client/i18n/failureText.ts';
import { platformLabel } from '#client/lib/appPlatforms.ts';
import { errorsStillAt, fieldErrorsOf } from '#client/lib/fieldErrors.ts';
import { SlotFields } from './SlotFields.tsx';
import { SlotPrompt } from './SlotPrompt.tsx';
import type { CaptureModel } from './useCapture.ts';
import { answerOf, useSlotDraft } from './useSlotDraft.ts';
import styles from './CapturePage.module.scss';

interface SlotFormProps {
  readonly model: CaptureModel;
  readonly sheetId: string;
  readonly slot: CaptureSlot;
  readonly place: { readonly at: number; readonly all: number };
  readonly onNext: () => void;
  readonly onPrevious: (() => void) | null;
}

/** The form of one slot: the prompt to copy, the platform to open, and the fields for the answer. */
export const SlotForm = observer(function SlotForm({ model, sheetId, slot, place, onNext, onPrevious }: SlotFormProps) {
  const intl = useIntl();
  const draft = useSlotDraft(sheetId, slot);
  const { values, change } = draft;
  const { keep } = model;
  const answer = answerOf(values);
  // An error of another slot, or of values changed since, is not shown.
  const isOurs = keep.variables?.slot_id === slot.id;
  const refused = isOurs ? fieldErrorsOf(keep.error) : {};
  const errors = errorsStillAt(refused, keep.variables, { answer });
  useFocusInvalid(isOurs ? keep.error : null);
  const save = async (): Promise<void> => {
    try {
      await keep.mutateAsync({ sheet_id: sheetId, slot_id: slot.id, answer });
      draft.discard();
      onNext();
    } catch {
      // The field shows the error.
    }
  };
  const submitByKeys = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!keep.isPending) void save();
  };
  const isGeneral = isOurs && keep.error !== null && Object.keys(refused).length === 0;
  return (
    <Panel
      title={
        <FormattedMessage
          id="capture.slot"
          values={{ ...place, platform: platformLabel(slot.platform, intl.locale) }}
        />
      }
    >
      <form
        className={styles['stack']}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <SlotPrompt slot={slot} />
        <SlotFields slot={slot} values={values} change={change} errors={errors} onSubmitKey={submitByKeys} />
        {isGeneral && (
          <p role="alert" className={styles['error']}>
            {failureText(intl, keep.error)}
          </p>
        )}
        <div className={styles['row']}>
          <Button type="submit" intent="primary" loading={keep.isPending}>
            <FormattedMessage id="capture.save" />
          </Button>
          <Button type="button" variant="minimal" onClick={onNext}>
            <FormattedMessage id="capture.skip" />
          </Button>
          {onPrevious !== null && (
            <Button type="button" variant="minimal" onClick={onPrevious}>
              <FormattedMessage id="capture.previous" />
            </Button>
          )}
          {slot.answer !== null && (
            <Button
              type="button"
              variant="minimal"
              intent="danger"
              onClick={() => {
                draft.discard();
                keep.mutate({ sheet_id: sheetId, slot_id: slot.id, answer: null });
              }}
            >
              <FormattedMessage id="capture.takeBack" />
            </Button>
          )}
          <span className={styles['small']}>
            <FormattedMessage id="capture.keys" />
          </span>
        </div>
      </form>
    </Panel>
  );
});
