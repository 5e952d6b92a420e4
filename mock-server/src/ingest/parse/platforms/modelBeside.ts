import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { memoize } from '#client/lib/memoize.ts';
import { parseJsonCell } from '../cells/parseListCell.ts';
import { nameOf } from '../cells/textOf.ts';
import { platformOfModel } from './platformNames.ts';

/** Objects in which tools store details of a call. */
const DETAILS = /^(?:metadata|meta|extra)$/iu;
const MODEL_KEYS = ['model', 'model_name', 'modelName', 'model_id', 'modelId', 'ls_model_name', 'fromModel'] as const;

const placesOf = memoize((keys: readonly string[]): readonly number[] =>
  keys.flatMap((key, place) => (DETAILS.test(key) ? [place] : [])),
);

/**
 * The model in the details of a record, given as an object or as JSON in a cell: `metadata: {model: "gpt-4o"}`. Only models of known
 * platforms count: others may be judges or search tools. '' when there is none.
 */
export function modelBeside(keys: readonly string[], values: readonly unknown[]): string {
  for (const place of placesOf(keys)) {
    const value = values[place];
    const details = typeof value === 'string' ? parseJsonCell(value) : value;
    if (!isPlainObject(details)) continue;
    const model = MODEL_KEYS.map((name) => nameOf(details[name])).find((name) => name !== '') ?? '';
    if (model !== '' && platformOfModel(model) !== null) return model;
  }
  return '';
}
