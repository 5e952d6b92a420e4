import { IMPORT_FIELDS } from '#client/lib/importFields.ts';
import type { ImportField, ImportOverrides } from '#client/lib/importFields.ts';

type Mapping = Readonly<Partial<Record<string, string>>>;

/**
 * The difference between a complete mapping and the recognised one. Fields left as recognised stay open, because the records of a JSON file
 * may name one field in several ways.
 */
export function mappingOverrides(mapping: Mapping, recognised: Mapping): ImportOverrides {
  const overrides: Partial<Record<ImportField, string | null>> = {};
  for (const field of IMPORT_FIELDS) {
    const column = mapping[field];
    if (column !== recognised[field]) overrides[field] = column ?? null;
  }
  return overrides;
}
