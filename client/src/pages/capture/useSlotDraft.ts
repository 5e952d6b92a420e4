import * as v from 'valibot';
import type { PastedAnswer } from '#client/api/captureApi.ts';
import { CAPTURE_STATUSES } from '#client/api/schemas/captureSchemas.ts';
import type { CaptureSlot } from '#client/api/schemas/captureSchemas.ts';
import { draftReader } from '#client/stores/draftReader.ts';
import { useTypedDraft } from '#client/stores/useTypedDraft.ts';
import { readSources, writeSources } from './sourceLines.ts';

const valuesSchema = v.object({
  status: v.picklist(CAPTURE_STATUSES),
  text: v.string(),
  /** One per line. */
  sources: v.string(),
  /** The user confirmed that the answer has no sources. */
  noSources: v.boolean(),
  model: v.string(),
  /** ISO; empty: the time of saving. */
  askedAt: v.string(),
});
export type SlotValues = v.InferOutput<typeof valuesSchema>;

function savedValues({ answer }: CaptureSlot): SlotValues {
  if (answer === null) return { status: 'ok', text: '', sources: '', noSources: false, model: '', askedAt: '' };
  const { status, text, citations, model, asked_at: askedAt } = answer;
  return {
    status: status === 'unknown' ? 'ok' : status,
    text,
    sources: writeSources(citations ?? []),
    noSources: citations?.length === 0,
    model,
    askedAt,
  };
}

/** Storage name of a slot's draft. */
export const slotDraftName = (sheetId: string, slotId: string): string => `capture ${sheetId} ${slotId}`;

export const readSlotDraft = draftReader(valuesSchema);

/** Converts form values to an answer. */
export function answerOf({ status, text, sources, noSources, model, askedAt }: SlotValues): PastedAnswer {
  const listed = readSources(sources);
  const citations = listed.length > 0 ? listed : noSources ? [] : null;
  return { status, text, citations, model, ...(askedAt !== '' && { asked_at: askedAt }) };
}

/** Form state of a slot: unsaved input over saved values. Survives a reload and an expired session. */
export function useSlotDraft(sheetId: string, slot: CaptureSlot) {
  const { typed, setTyped, discard } = useTypedDraft(slotDraftName(sheetId, slot.id), readSlotDraft);
  const values = typed ?? savedValues(slot);
  return {
    values,
    change: (part: Partial<SlotValues>): void => {
      setTyped({ ...values, ...part });
    },
    discard,
  };
}
