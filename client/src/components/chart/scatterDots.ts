import { groupByKey } from '../../lib/groupByKey.ts';
import type { ScatterPoint } from './ScatterData.ts';

/** Beyond this many points the drawing takes longer than a reader waits, and shows one cloud. */
const MOST_SINGLE = 800;
/** Points of one category within this much of each other become one circle. */
const STEP = 0.05;
const JITTER = 0.34;
const RADIUS = { single: 4, most: 12 } as const;

/** A circle of the drawing: one point, or all that stand close together. */
export interface ScatterDot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly points: readonly ScatterPoint[];
}

/**
 * The same name always gives the same number from 0 to 1: a point stays where it is when others come and go. FNV-1a, and then
 * its bits mixed (the end of MurmurHash3), because names that differ in their last letter would stand close together.
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
    // The circle's area says how many.
    radius: RADIUS.single + (RADIUS.most - RADIUS.single) * Math.sqrt((members.length - 1) / Math.max(1, largest - 1)),
    points: members,
  }));
}

/** Where points stand: each beside the others of its category, or, when there are very many, close ones as one circle. */
export function scatterDots(points: readonly ScatterPoint[]): ScatterDot[] {
  if (points.length > MOST_SINGLE) return grouped(points);
  return points.map((point) => ({
    x: point.category + (hashOf(point.id) * 2 - 1) * JITTER,
    y: point.measure.value,
    radius: RADIUS.single,
    points: [point],
  }));
}
