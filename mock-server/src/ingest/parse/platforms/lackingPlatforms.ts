import { groupByKey } from '#client/lib/groupByKey.ts';
import { normalizeFieldName } from '#client/lib/importFields.ts';

/** The platform of answers that tell none, by the vendor that they name; '' for answers that name none. */
export type LackingPlatforms = ReadonlyMap<string, string>;

interface ToldPlatform {
  readonly platform: string;
  readonly vendor: string;
}

/**
 * Where a failed call does not tell the model that was asked, the other rows do, if they are all of one platform: those of its vendor, or
 * all of the file if it names no vendor.
 */
export function lackingPlatforms(rows: readonly ToldPlatform[]): LackingPlatforms {
  const told = rows.filter(({ platform }) => platform !== '');
  const byVendor = groupByKey(
    told.flatMap((row) => [{ ...row, vendor: '' }, ...(row.vendor === '' ? [] : [row])]),
    ({ vendor }) => normalizeFieldName(vendor),
  );
  return new Map(
    [...byVendor].flatMap(([vendor, same]) => {
      const names = new Set(same.map(({ platform }) => platform));
      return names.size === 1 ? [[vendor, same[0]?.platform ?? ''] as const] : [];
    }),
  );
}
