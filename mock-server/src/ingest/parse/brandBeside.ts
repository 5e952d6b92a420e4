import { memoize } from '#client/lib/memoize.ts';
import { nameOf } from './cells/textOf.ts';
import type { SourceRecord } from './sourceEvents.ts';

const BRAND = /^(?:brand|brand[_ ]?name|品牌|品牌名称?)$/iu;
/** A list, or the values of a column that says whether the own brand is mentioned. */
const NO_NAME = /[,;|，；、]|^(?:yes|no|true|false|y|n|\d+|是|否)$/iu;

const placeOf = memoize((keys: readonly string[]) => ({ place: keys.findIndex((key) => BRAND.test(key.trim())) }));

/** The brand that a row is about, in a table with a row per brand of an answer: its sentiment is of that brand. '' if none is told. */
export function brandBeside({ keys, values }: Pick<SourceRecord, 'keys' | 'values'>): string {
  const { place } = placeOf(keys);
  const name = place === -1 ? '' : nameOf(values[place]);
  return NO_NAME.test(name) ? '' : name;
}
