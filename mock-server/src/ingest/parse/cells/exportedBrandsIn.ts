import * as v from 'valibot';
import { exportedBrandSchema } from '#client/lib/answerExport.ts';
import type { ExportedBrand } from '#client/lib/answerExport.ts';
import { isPlainObject } from '#client/lib/isPlainObject.ts';
import type { SourceRecord } from '../sourceEvents.ts';
import { parseJsonCell } from './parseListCell.ts';

const brandsSchema = v.pipe(v.array(exportedBrandSchema), v.maxLength(32));
const BRANDS_COLUMN = 'brands';
/** The start of the list of answers; inside a string its quotes would be escaped. */
const BEFORE_ANSWERS = /^[^]*?"answers"\s*:\s*\[/u;

const read = (value: unknown): readonly ExportedBrand[] => {
  const parsed = v.safeParse(brandsSchema, value);
  return parsed.success ? parsed.output : [];
};

/** The brands listed before the answers in an exported JSON file; none if it was edited by hand. */
export function brandsInHead(start: string): readonly ExportedBrand[] {
  try {
    const head: unknown = JSON.parse(`${BEFORE_ANSWERS.exec(start)?.[0] ?? ''}]}`);
    return isPlainObject(head) ? read(head[BRANDS_COLUMN]) : [];
  } catch {
    return [];
  }
}

/** The brands in the first row of an exported CSV file. */
export function brandsInRow(record: SourceRecord): readonly ExportedBrand[] {
  const cell = record.values[record.keys.indexOf(BRANDS_COLUMN)];
  return typeof cell === 'string' ? read(parseJsonCell(cell)) : [];
}
