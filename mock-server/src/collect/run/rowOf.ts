import type { ImportedRow } from '#server/ingest/parse/RowReader.ts';
import type { ReadAnswer } from '../adapters/readAnswer.ts';
import type { DoneLine } from './journalLines.ts';
import { answerIdOf } from './Manifest.ts';
import type { Manifest, Slot } from './Manifest.ts';

/** A slot's answer as an import row; null for a failed slot, which has no answer. */
export function rowOf(
  manifest: Manifest,
  slot: Slot,
  { status, at }: Pick<DoneLine, 'status' | 'at'>,
  { reply, searched, mode }: ReadAnswer,
): ImportedRow | null {
  const [target, prompt] = [manifest.platforms[slot.platform], manifest.prompts[slot.prompt]];
  if (target === undefined || prompt === undefined || status === 'failed') return null;
  return {
    ...{ prompt: prompt.text, promptId: prompt.id, topic: '', tags: [], platform: target.name },
    ...{ run: slot.repeat, runKey: `${manifest.id}:${String(slot.repeat)}`, askedAt: at, dayOnly: false },
    ...{ status, text: reply.text, isFailedText: false, droppedCitations: 0 },
    citations: reply.citations,
    retrieved: reply.retrieved,
    searches: reply.searches ?? [],
    model: reply.model,
    details: {
      surface: 'api',
      model_asked: target.model,
      search_mode: mode,
      run_id: manifest.id,
      ...(target.country !== null && { country: target.country }),
      ...(searched !== null && { searched }),
      ...(reply.truncated && { truncated: true }),
    },
    ...{ vendor: '', sentiments: undefined, unreadSentiments: 0, exportedId: answerIdOf(manifest, slot) },
  };
}
