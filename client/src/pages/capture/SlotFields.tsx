import { Checkbox, InputGroup, TextArea } from '@blueprintjs/core';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CAPTURE_STATUSES } from '#client/api/schemas/captureSchemas.ts';
import type { CapturedSource, CaptureSlot } from '#client/api/schemas/captureSchemas.ts';
import { FormField } from '#client/components/ui/FormField.tsx';
import { NativeSelect } from '#client/components/ui/NativeSelect.tsx';
import { errorAt } from '#client/lib/fieldErrors.ts';
import { pastedAnswer } from './pastedAnswer.ts';
import { readSources, writeSources } from './sourceLines.ts';
import type { SlotValues } from './useSlotDraft.ts';

interface SlotFieldsProps {
  readonly slot: Pick<CaptureSlot, 'prompt' | 'platform'>;
  readonly values: SlotValues;
  readonly change: (changes: Partial<SlotValues>) => void;
  readonly errors: Readonly<Record<string, string>>;
  /** Handles Ctrl or Command with Enter in any field, which saves. */
  readonly onSubmitKey: (event: KeyboardEvent) => void;
}

/** The fields of a slot: status, text, sources, and model if known. */
export function SlotFields({ slot, values, change, errors, onSubmitKey }: SlotFieldsProps) {
  const intl = useIntl();
  const addSources = (links: readonly CapturedSource[]): Partial<SlotValues> => {
    const known = readSources(values.sources);
    const more = links.filter((link) => !known.some((source) => source.url === link.url));
    return more.length === 0 ? {} : { sources: writeSources([...known, ...more]), noSources: false };
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>): void => {
    const [html, plain] = ['text/html', 'text/plain'].map((type) => event.clipboardData.getData(type));
    const { text, links } = pastedAnswer({ html: html ?? '', plain: plain ?? '' }, slot);
    if (text === plain) {
      // The browser inserts the text itself.
      change(addSources(links));
      return;
    }
    event.preventDefault();
    const { selectionStart: from, selectionEnd: to, value } = event.currentTarget;
    change({ text: value.slice(0, from) + text + value.slice(to), ...addSources(links) });
  };
  return (
    <>
      <FormField label={<FormattedMessage id="capture.status" />} error={errorAt(errors, 'answer.status')}>
        {(wiring) => (
          <NativeSelect
            {...wiring}
            value={values.status}
            onKeyDown={onSubmitKey}
            options={CAPTURE_STATUSES.map((value) => ({
              value,
              label: intl.formatMessage({ id: `capture.status.${value}` }),
            }))}
            onChange={(event) => {
              change({ status: CAPTURE_STATUSES.find((one) => one === event.currentTarget.value) ?? 'ok' });
            }}
          />
        )}
      </FormField>
      <FormField
        label={<FormattedMessage id="capture.text" />}
        help={<FormattedMessage id="capture.text.help" />}
        error={errorAt(errors, 'answer.text')}
        required={values.status === 'ok'}
      >
        {(wiring) => (
          <TextArea
            {...wiring}
            fill
            rows={12}
            value={values.text}
            onPaste={paste}
            onKeyDown={onSubmitKey}
            onChange={(event) => {
              change({ text: event.target.value });
            }}
          />
        )}
      </FormField>
      <FormField
        label={<FormattedMessage id="capture.sources" />}
        help={<FormattedMessage id="capture.sources.help" />}
        error={errorAt(errors, 'answer.citations') ?? citationError(errors)}
      >
        {(wiring) => (
          <TextArea
            {...wiring}
            fill
            rows={4}
            onKeyDown={onSubmitKey}
            value={values.sources}
            onChange={(event) => {
              change({ sources: event.target.value });
            }}
          />
        )}
      </FormField>
      {values.sources.trim() === '' && (
        <Checkbox
          checked={values.noSources}
          onKeyDown={onSubmitKey}
          label={intl.formatMessage({ id: 'capture.noSources' })}
          onChange={() => {
            change({ noSources: !values.noSources });
          }}
        />
      )}
      <FormField
        label={<FormattedMessage id="capture.model" />}
        labelInfo={<FormattedMessage id="capture.optional" />}
        error={errorAt(errors, 'answer.model')}
      >
        {(wiring) => (
          <InputGroup
            {...wiring}
            value={values.model}
            maxLength={200}
            onKeyDown={onSubmitKey}
            onValueChange={(named) => {
              change({ model: named });
            }}
          />
        )}
      </FormField>
    </>
  );
}

function citationError(errors: Readonly<Record<string, string>>): string | null {
  return Object.entries(errors).find(([field]) => field.startsWith('answer.citations'))?.[1] ?? null;
}
