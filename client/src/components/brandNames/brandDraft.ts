import { compareStructural } from 'mobx';
import * as v from 'valibot';
import { brandNamesSchema } from '#client/api/brandNamesSchemas.ts';
import type { BrandNames } from '#client/api/brandNamesSchemas.ts';
import { foldName } from '#client/lib/rows/foldText.ts';
import type { ListShape } from '#client/stores/useListDraft.ts';

const rowSchema = v.object({ key: v.number(), ...brandNamesSchema.entries });
/** A brand while it is edited; `key` identifies the row while its name changes. */
export type BrandRow = v.InferOutput<typeof rowSchema>;

/** Most brands of a project, including the own one; limit of the server. */
export const MOST_BRANDS = 32;

/** Converts saved brands to form rows; the key identifies a row while its name changes. */
export function rowsOf(brands: readonly BrandNames[]): readonly BrandRow[] {
  return brands.map((brand, key) => ({ key, ...brand }));
}

const named = ({ name }: BrandRow): string => foldName(name);

/** Merge rules for the list of brands, which others may save meanwhile. An unsaved brand has no id and is identified by its name. */
export const brandRows: ListShape<BrandRow> = {
  item: rowSchema,
  isOne: (some, other) => (some.id !== '' && other.id !== '' ? some.id === other.id : named(some) === named(other)),
  isSame: ({ key: _key, ...some }, { key: _other, ...other }) => compareStructural(some, other),
};

/** The rows with an empty competitor row added. */
export function withRival(rows: readonly BrandRow[]): readonly BrandRow[] {
  const key = 1 + Math.max(0, ...rows.map((row) => row.key));
  return [...rows, { key, id: '', name: '', own: false, aliases: [], match_case: false, domains: [] }];
}

const isBlank = ({ own, id, name, aliases, domains }: BrandRow): boolean =>
  !own && id === '' && name.trim() === '' && aliases.length === 0 && domains.length === 0;

/** The rows to send, without empty ones. */
export function filledRows(rows: readonly BrandRow[]): readonly BrandRow[] {
  return rows.filter((row) => !isBlank(row));
}

/** The request of the form: rows with content, names trimmed. */
export function brandsOf(rows: readonly BrandRow[]): readonly BrandNames[] {
  return filledRows(rows).map(({ key: _key, name, names, ...brand }) => ({
    ...brand,
    name: name.trim(),
    ...keptNames(names, brand.aliases),
  }));
}

/** The display names that are still among the aliases. */
function keptNames(names: BrandNames['names'], aliases: readonly string[]): Pick<BrandNames, 'names'> {
  const { zh, en } = names ?? {};
  const kept = {
    ...(zh !== undefined && aliases.includes(zh) && { zh }),
    ...(en !== undefined && aliases.includes(en) && { en }),
  };
  return Object.keys(kept).length === 0 ? {} : { names: kept };
}

/** Whether two form states describe the same brands. */
export function sameBrands(first: readonly BrandRow[], second: readonly BrandRow[]): boolean {
  return compareStructural(brandsOf(first), brandsOf(second));
}
