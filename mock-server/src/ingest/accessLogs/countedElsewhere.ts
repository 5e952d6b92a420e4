import { MarksLeft } from '#server/analysis/traffic/RequestMarks.ts';
import type { LogSpan } from '#server/analysis/traffic/TrafficLog.ts';

/** Fewer counted requests may coincide by chance: a crawler can ask two sites for the same path in the same second. */
const FEWEST = 5;
const LEAST_SHARE = 0.9;
/** A server that is named after the site, or the mark of all hosts before it (`spanLabel`, `anyHostLabel`). */
const BESIDE_SITE = /^\* | .*$/gu;

const siteOf = (label: string): string => label.replaceAll(BESIDE_SITE, '');

/**
 * The site for which earlier imports already counted (nearly) all requests of a log; null: none. Lines without a host get the site that was
 * given, so the same log imported for another site would count every request twice. Servers of one site add up, as they are named for.
 * @param told the spans of this log. @param before those of earlier imports
 */
export function countedElsewhere(told: readonly LogSpan[], before: readonly LogSpan[]): string | null {
  const counted = told.reduce((sum, span) => sum + (span.counted?.marks.length ?? 0), 0);
  if (counted < FEWEST) return null;
  const own = new Set(told.map(({ label }) => siteOf(label)));
  const others = new Set(before.map(({ label }) => siteOf(label)).filter((site) => !own.has(site)));
  const found = [...others].find((site) => {
    const theirs = before.filter(({ label }) => siteOf(label) === site);
    return told.reduce((sum, span) => sum + sameIn(span, theirs), 0) >= counted * LEAST_SHARE;
  });
  return found ?? null;
}

/** How many counted requests of a span are counted requests of the others. */
function sameIn(span: LogSpan, others: readonly LogSpan[]): number {
  const { counted } = span;
  if (counted === undefined) return 0;
  const left = others
    .filter((other) => other.from <= span.to && other.to >= span.from)
    .flatMap((other) => (other.counted?.format === counted.format ? [new MarksLeft(other.counted)] : []));
  return counted.marks.filter((mark) => left.some((marks) => marks.take(mark))).length;
}
