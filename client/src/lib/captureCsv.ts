import { toCsv } from './csv.ts';

/** Column names that the import recognises, so that the filled file needs no manual mapping. */
export const CAPTURE_COLUMNS = [
  ...(['prompt', 'topic', 'platform', 'surface'] as const),
  ...(['asked_at', 'status', 'answer', 'citations', 'model'] as const),
] as const;
/** The `surface` of answers that were collected by hand, here and in the file. */
export const BY_HAND = 'by hand';

interface OpenSlot {
  readonly prompt: string;
  readonly topic: string;
  readonly platform: string;
  /** Null: not pasted yet. */
  readonly answer: unknown;
}

/** The open slots as a CSV file to be filled in elsewhere. Pasted slots are left out: their answers are already in the project. */
export function captureCsv(slots: readonly OpenSlot[]): string {
  return toCsv(
    CAPTURE_COLUMNS,
    slots
      .filter(({ answer }) => answer === null)
      .map(({ prompt, topic, platform }) => [prompt, topic, platform, BY_HAND, '', '', '', '', '']),
  );
}
