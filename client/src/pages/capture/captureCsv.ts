import type { CaptureSlot } from '#client/api/schemas/captureSchemas.ts';
import { toCsv } from '#client/lib/csv.ts';

/** Names that the import knows, so that the filled list comes back without a choice of columns. */
const COLUMNS = ['prompt', 'topic', 'platform', 'asked_at', 'status', 'answer', 'citations', 'model'] as const;

/** The slots as a table to be filled in elsewhere; those that have an answer come with it. */
export function captureCsv(slots: readonly CaptureSlot[]): string {
  return toCsv(
    COLUMNS,
    slots.map(({ prompt, topic, platform, answer }) => [
      ...[prompt, topic, platform],
      ...(answer === null
        ? ['', '', '', '', '']
        : [
            ...[answer.asked_at, answer.status, answer.text],
            answer.citations?.map(({ url }) => url).join('\n') ?? '',
            answer.model,
          ]),
    ]),
  );
}
