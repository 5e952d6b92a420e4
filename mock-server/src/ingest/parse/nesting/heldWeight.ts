import type { SourceRecord } from '../sourceEvents.ts';

/** What an object and a list take beside what is in them. */
const OBJECT = 60;
/** What a record takes beside its values. */
const RECORD = 300;

function weightOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, each) => sum + weightOf(each), OBJECT);
}

/** How much memory a record takes while it is held, in characters, roughly. */
export const heldWeight = ({ values }: SourceRecord): number => RECORD + weightOf(values);
