import type { SourceRecord } from '../sourceEvents.ts';

/** Overhead of an object or list beside its values. */
const OBJECT = 60;
/** Overhead of a record beside its values. */
const RECORD = 300;

function weightOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, each) => sum + weightOf(each), OBJECT);
}

/** Approximate memory of a held record, in characters. */
export const heldWeight = ({ values }: SourceRecord): number => RECORD + weightOf(values);
