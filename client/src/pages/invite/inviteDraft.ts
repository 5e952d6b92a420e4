import * as v from 'valibot';
import type { BrowserStorage } from '#client/lib/storage.ts';

/** Storage name of this page's draft. */
export const INVITE_DRAFT = 'invite';

const draftSchema = v.object({ code: v.string(), name: v.string() });

/** The name typed for this invitation before a reload; passwords are never stored. */
export function inviteDraft(storage: BrowserStorage, code: string): string {
  const stored = v.safeParse(draftSchema, storage.readDraft(INVITE_DRAFT));
  return stored.success && stored.output.code === code ? stored.output.name : '';
}
