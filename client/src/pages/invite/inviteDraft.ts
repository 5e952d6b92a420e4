import * as v from 'valibot';
import type { BrowserStorage } from '../../lib/storage.ts';

/** The name a draft of this page is kept under. */
export const INVITE_DRAFT = 'invite';

const draftSchema = v.object({ code: v.string(), name: v.string() });

/** The name typed for this invitation before a reload; a password is never kept. */
export function inviteDraft(storage: BrowserStorage, code: string): string {
  const stored = v.safeParse(draftSchema, storage.readDraft(INVITE_DRAFT));
  return stored.success && stored.output.code === code ? stored.output.name : '';
}
