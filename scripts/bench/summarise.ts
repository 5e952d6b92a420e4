import { median } from '#client/lib/stats/median.ts';
import type { Visit } from './measurePage.ts';

/** A percentile: the smallest value that at least this share (0.95: 95 %) of the values does not exceed; null for none. */
export function percentile(values: readonly number[], part: number): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? null;
}

/** Medians over visits to one page. A time that some visit did not reach is null, so that it does not look fast. */
export interface PageSummary {
  readonly visits: number;
  readonly requests: number | null;
  readonly bytes: Readonly<Record<string, number | null>>;
  readonly totalBytes: number | null;
  readonly firstContentfulPaintMs: number | null;
  readonly readyMs: number | null;
  readonly totalBlockingMs: number | null;
}

const medianOrNull = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === values.length ? median(known) : null;
};

export function summarise(visits: readonly Visit[]): PageSummary {
  const types = [...new Set(visits.flatMap(({ bytes }) => Object.keys(bytes)))].sort();
  return {
    visits: visits.length,
    requests: median(visits.map(({ requests }) => requests)),
    bytes: Object.fromEntries(types.map((type) => [type, median(visits.map(({ bytes }) => bytes[type] ?? 0))])),
    totalBytes: median(visits.map(({ bytes }) => Object.values(bytes).reduce((sum, value) => sum + value, 0))),
    firstContentfulPaintMs: medianOrNull(visits.map((visit) => visit.firstContentfulPaintMs)),
    readyMs: medianOrNull(visits.map((visit) => visit.readyMs)),
    totalBlockingMs: medianOrNull(visits.map((visit) => visit.totalBlockingMs)),
  };
}
