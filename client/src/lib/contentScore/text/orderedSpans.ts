import type { Span } from '#client/lib/Span.ts';

/** How many spans start before a place. The spans are sorted and do not overlap. Binary search, as there may be thousands. */
export function startingBefore(spans: readonly Span[], place: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.start ?? Infinity) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether one of such spans contains the whole given span. */
export function isWithinOne(spans: readonly Span[], { start, end }: Span): boolean {
  return (spans[startingBefore(spans, start + 1) - 1]?.end ?? -1) >= end;
}

/** Whether the given span contains one of such spans. */
export function holdsOne({ start, end }: Span, spans: readonly Span[]): boolean {
  return (spans[startingBefore(spans, start)]?.end ?? Infinity) <= end;
}

/** Whether one of such spans overlaps the given span. */
export function overlapsOne(spans: readonly Span[], { start, end }: Span): boolean {
  return (spans[startingBefore(spans, end) - 1]?.end ?? -1) > start;
}
