import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { DamagedFileError, unreadableFile } from '#server/refusal/DamagedFileError.ts';
import { openSealedJson } from './sealedJson.ts';

/**
 * Reads a sealed file of user content.
 * @throws DamagedFileError when it cannot be read or its checksum differs.
 */
export function readSealed<T>(file: string, schema: v.GenericSchema<unknown, T>): T {
  let opened;
  try {
    const { value, isChanged } = openSealedJson(readFileSync(file, 'utf8'));
    opened = { value: v.parse(schema, value), isChanged };
    if (isForeign(value, opened.value)) throw new Error('it holds nothing of what it should');
  } catch (error) {
    throw new DamagedFileError(file, 'made', unreadableFile(error));
  }
  if (opened.isChanged) throw new DamagedFileError(file, 'made', { kind: 'changed' });
  return opened.value;
}

/** Whether a schema with defaults for all fields accepted a foreign object: read as empty, the next change would overwrite it. */
function isForeign(found: unknown, read: unknown): boolean {
  if (Array.isArray(found) !== Array.isArray(read)) return true;
  if (!isPlainObject(found) || !isPlainObject(read)) return false;
  const names = Object.keys(found);
  return names.length > 0 && names.every((name) => !(name in read));
}
