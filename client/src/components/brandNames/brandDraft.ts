import * as v from 'valibot';
import { brandNamesSchema } from '../../api/manageSchemas.ts';
import type { BrandNames } from '../../api/manageSchemas.ts';

const rowSchema = v.object({ key: v.number(), ...brandNamesSchema.entries });
/** A brand while it is edited; `key` tells rows apart whose names change. */
export type BrandRow = v.InferOutput<typeof rowSchema>;

/** Brands in one project, the own one included; the server takes no more. */
export const MOST_BRANDS = 32;

export function rowsOf(brands: readonly BrandNames[]): readonly BrandRow[] {
  return brands.map((brand, key) => ({ key, ...brand }));
}

/** What was kept from last time; null when nothing was, or when it cannot be read. */
export function readRows(stored: unknown): readonly BrandRow[] | null {
  const parsed = v.safeParse(v.pipe(v.array(rowSchema), v.minLength(1)), stored);
  return parsed.success ? parsed.output : null;
}

export function withRival(rows: readonly BrandRow[]): readonly BrandRow[] {
  const key = 1 + Math.max(0, ...rows.map((row) => row.key));
  return [...rows, { key, id: '', name: '', own: false, aliases: [], match_case: false, domains: [] }];
}

const isBlank = ({ own, id, name, aliases, domains }: BrandRow): boolean =>
  !own && id === '' && name.trim() === '' && aliases.length === 0 && domains.length === 0;

/** The rows that are sent: those added and left empty are none. */
export function filledRows(rows: readonly BrandRow[]): readonly BrandRow[] {
  return rows.filter((row) => !isBlank(row));
}

export function brandsOf(rows: readonly BrandRow[]): readonly BrandNames[] {
  return filledRows(rows).map(({ key: _key, name, ...brand }) => ({ ...brand, name: name.trim() }));
}

/** Whether two states of the form mean the same brands. */
export function sameBrands(first: readonly BrandRow[], second: readonly BrandRow[]): boolean {
  return JSON.stringify(brandsOf(first)) === JSON.stringify(brandsOf(second));
}
