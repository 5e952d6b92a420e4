import type { PointMarkerOptionsObject } from 'highcharts';

interface MarkedPoint {
  readonly y: number;
  readonly marker: PointMarkerOptionsObject;
}

/**
 * Points of a line, with a marker where a point has no neighbours: a line through a single point is invisible. Points with neighbours
 * have an empty one, or Highcharts would keep the one of the last update. One that is disabled would be seen from the third drawing on:
 * the accessibility module of Highcharts hides those it needs, and then takes them for enabled ones.
 */
export function loneMarkers(values: readonly (number | null)[]): (null | MarkedPoint)[] {
  const missing = (at: number): boolean => (values[at] ?? null) === null;
  return values.map((y, at) =>
    y === null ? null : { y, marker: missing(at - 1) && missing(at + 1) ? { enabled: true } : {} },
  );
}
