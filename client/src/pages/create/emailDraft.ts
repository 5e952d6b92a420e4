import * as v from 'valibot';
import { objectOf } from '#client/lib/isPlainObject.ts';
import type { BrowserStorage } from '#client/lib/storage.ts';

const draftSchema = v.object({ email: v.fallback(v.string(), ''), name: v.fallback(v.string(), '') });

/** Name and email typed before a reload; passwords are never stored. */
export function emailDraft(storage: BrowserStorage): { readonly email: string; readonly name: string } {
  const stored = storage.readDraft('create');
  return v.parse(draftSchema, objectOf(stored));
}
