import { IMPORT_FIELDS } from '#client/lib/importFields.ts';
import type { ImportField, ImportOverrides } from '#client/lib/importFields.ts';

type Mapping = Readonly<Partial<Record<string, string>>>;

/**
 * What a complete mapping changes about the recognised one. Fields left as they were recognised stay open, because the
 * records of a JSON file may name one thing in several ways.
 */
export function mappingOverrides(mapping: Mapping, recognised: Mapping): ImportOverrides {
  const overrides: Partial<Record<ImportField, string | null>> = {};
  for (const field of IMPORT_FIELDS) {
    const column = mapping[field];
    if (column !== recognised[field]) overrides[field] = column ?? null;
  }
  return overrides;
}
