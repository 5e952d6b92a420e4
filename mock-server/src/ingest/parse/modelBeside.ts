import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { parseJsonCell } from './parseListCell.ts';
import { platformOfModel } from './platformNames.ts';
import { nameOf } from './textOf.ts';

/** Where tools keep what they know of a call beside what was asked and answered. */
const DETAILS = /^(?:metadata|meta|extra)$/iu;
const MODEL_KEYS = ['model', 'model_name', 'modelName', 'model_id', 'modelId', 'ls_model_name', 'fromModel'] as const;

/**
 * The model that stands among the details of a record, as an object or as JSON in a cell: `metadata: {model: "gpt-4o"}`. Only a model of
 * a platform that is known: others may be those of judges and searches. '' when there is none.
 */
export function modelBeside(keys: readonly string[], values: readonly unknown[]): string {
  for (const [place, key] of keys.entries()) {
    const value = DETAILS.test(key) ? values[place] : undefined;
    const details = typeof value === 'string' ? parseJsonCell(value) : value;
    if (!isPlainObject(details)) continue;
    const model = MODEL_KEYS.map((name) => nameOf(details[name])).find((name) => name !== '') ?? '';
    if (model !== '' && platformOfModel(model) !== null) return model;
  }
  return '';
}
