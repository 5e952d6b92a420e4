import { toCsv } from './csv.ts';

/** Names that the import knows, so that the filled list comes back without a choice of columns. */
export const CAPTURE_COLUMNS = [
  ...(['prompt', 'topic', 'platform', 'surface'] as const),
  ...(['asked_at', 'status', 'answer', 'citations', 'model'] as const),
] as const;
/** How such answers are had, here and in the sheet. */
export const BY_HAND = 'by hand';

interface OpenSlot {
  readonly prompt: string;
  readonly topic: string;
  readonly platform: string;
  /** Null: not pasted yet. */
  readonly answer: unknown;
}

/** The slots that are still open, as a table to be filled in elsewhere. What was pasted is in the project, and must not come twice. */
export function captureCsv(slots: readonly OpenSlot[]): string {
  return toCsv(
    CAPTURE_COLUMNS,
    slots
      .filter(({ answer }) => answer === null)
      .map(({ prompt, topic, platform }) => [prompt, topic, platform, BY_HAND, '', '', '', '', '']),
  );
}
