import type { PointMarkerOptionsObject } from 'highcharts';

interface LonePoint {
  readonly y: number;
  readonly marker: PointMarkerOptionsObject;
}

/** Values as a line takes them, with a dot where one has no neighbour: a line through a single point cannot be seen. */
export function loneMarkers(values: readonly (number | null)[]): (number | null | LonePoint)[] {
  const missing = (at: number): boolean => (values[at] ?? null) === null;
  return values.map((y, at) =>
    y !== null && missing(at - 1) && missing(at + 1) ? { y, marker: { enabled: true } } : y,
  );
}
