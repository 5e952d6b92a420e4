import type { PointMarkerOptionsObject } from 'highcharts';

interface MarkedPoint {
  readonly y: number;
  readonly marker: PointMarkerOptionsObject;
}

/**
 * Values as a line takes them, with a dot where one has no neighbor: a line through a single point cannot be seen. Points with
 * neighbors say that they have none, or the library would leave them the dot of the last update.
 */
export function loneMarkers(values: readonly (number | null)[]): (null | MarkedPoint)[] {
  const missing = (at: number): boolean => (values[at] ?? null) === null;
  return values.map((y, at) => (y === null ? null : { y, marker: { enabled: missing(at - 1) && missing(at + 1) } }));
}
