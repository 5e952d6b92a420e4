import type { Mention } from '#client/api/answerSchemas.ts';
import type { Span } from '#client/lib/Span.ts';

interface MarkedPart {
  /** Its start offset. */
  readonly start: number;
  readonly text: string;
  /** Null: not a mention. */
  readonly brandId: string | null;
  /** Only this side has it. */
  readonly changed: boolean;
}

const covers = ({ start, end }: Span, from: number): boolean => start <= from && from < end;

/** Splits a text wherever a mention or a change starts or ends. */
export function markParts(text: string, mentions: readonly Mention[], changes: readonly Span[]): MarkedPart[] {
  const cuts = [0, text.length, ...[...mentions, ...changes].flatMap(({ start, end }) => [start, end])];
  const places = [...new Set(cuts)].filter((at) => at >= 0 && at <= text.length).sort((a, b) => a - b);
  return places.slice(0, -1).map((from, index) => ({
    start: from,
    text: text.slice(from, places[index + 1]),
    brandId: mentions.find((mention) => covers(mention, from))?.brand_id ?? null,
    changed: changes.some((change) => covers(change, from)),
  }));
}
