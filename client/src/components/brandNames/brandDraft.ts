import { compareStructural } from 'mobx';
import * as v from 'valibot';
import { brandNamesSchema } from '../../api/brandNamesSchemas.ts';
import type { BrandNames } from '../../api/brandNamesSchemas.ts';
import type { ListShape } from '../../stores/useListDraft.ts';
import { foldName } from '../../lib/rows/foldText.ts';

const rowSchema = v.object({ key: v.number(), ...brandNamesSchema.entries });
/** A brand while it is edited; `key` tells rows apart whose names change. */
export type BrandRow = v.InferOutput<typeof rowSchema>;

/** Brands in one project, the own one included; the server takes no more. */
export const MOST_BRANDS = 32;

/** The rows of the form for saved brands; a key tells a row from others while its name changes. */
export function rowsOf(brands: readonly BrandNames[]): readonly BrandRow[] {
  return brands.map((brand, key) => ({ key, ...brand }));
}

const named = ({ name }: BrandRow): string => foldName(name);

/** Brands as a list that others may save meanwhile. One that is not saved yet has no id: its name tells. */
export const brandRows: ListShape<BrandRow> = {
  item: rowSchema,
  isOne: (some, other) => (some.id !== '' && other.id !== '' ? some.id === other.id : named(some) === named(other)),
  isSame: ({ key: _key, ...some }, { key: _other, ...other }) => compareStructural(some, other),
};

/** The rows with an empty one for a further competitor at the end. */
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

/** What the form sends: the rows that hold something, names trimmed. */
export function brandsOf(rows: readonly BrandRow[]): readonly BrandNames[] {
  return filledRows(rows).map(({ key: _key, name, names, ...brand }) => ({
    ...brand,
    name: name.trim(),
    ...keptNames(names, brand.aliases),
  }));
}

/** What readers of a language are shown, as far as it is still one of the names. */
function keptNames(names: BrandNames['names'], aliases: readonly string[]): Pick<BrandNames, 'names'> {
  const { zh, en } = names ?? {};
  const kept = {
    ...(zh !== undefined && aliases.includes(zh) && { zh }),
    ...(en !== undefined && aliases.includes(en) && { en }),
  };
  return Object.keys(kept).length === 0 ? {} : { names: kept };
}

/** Whether two states of the form mean the same brands. */
export function sameBrands(first: readonly BrandRow[], second: readonly BrandRow[]): boolean {
  return compareStructural(brandsOf(first), brandsOf(second));
}
