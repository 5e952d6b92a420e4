import { groupByKey } from '#client/lib/groupByKey.ts';
import type { ScatterPoint } from './ScatterData.ts';

/** With more points the drawing is too slow and looks like one cloud. */
const MOST_SINGLE = 800;
/** Points of one category within this distance are grouped into one dot. */
const STEP = 0.05;
const JITTER = 0.34;
const RADIUS = { single: 4, most: 12 } as const;

/** A dot of the drawing: one point, or a group of close ones. */
export interface ScatterDot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly points: readonly ScatterPoint[];
}

/**
 * Maps a name to a stable number from 0 to 1, so that a point stays in place when others come and go. FNV-1a with the finalizer of
 * MurmurHash3, because names that differ in their last letter would otherwise get close values.
 */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

function grouped(points: readonly ScatterPoint[]): ScatterDot[] {
  const groups = groupByKey(points, ({ category, measure }) => `${category} ${Math.round(measure.value / STEP)}`);
  const largest = Math.max(...[...groups.values()].map(({ length }) => length));
  return [...groups.values()].map((members) => ({
    x: members[0]?.category ?? 0,
    y: members.reduce((sum, { measure }) => sum + measure.value, 0) / members.length,
    // The dot's area is proportional to its number of points.
    radius: RADIUS.single + (RADIUS.most - RADIUS.single) * Math.sqrt((members.length - 1) / Math.max(1, largest - 1)),
    points: members,
  }));
}

/** Positions of points: beside the others of their category or, if there are very many, close ones grouped into one dot. */
export function scatterDots(points: readonly ScatterPoint[]): ScatterDot[] {
  if (points.length > MOST_SINGLE) return grouped(points);
  return points.map((point) => ({
    x: point.category + (hashOf(point.id) * 2 - 1) * JITTER,
    y: point.measure.value,
    radius: RADIUS.single,
    points: [point],
  }));
}
