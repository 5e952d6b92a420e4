import * as v from 'valibot';
import type { MessageId } from '#client/i18n/MessageId.ts';

const message = (id: MessageId): MessageId => id;

const longest = v.maxLength<string, 128, MessageId>(128, message('password.long'));

/** Shared validation schemas of account fields; messages are message ids. */
export const accountFields = {
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(message('create.name.required')),
    v.maxLength(50, message('create.name.long')),
  ),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(message('create.email.required')),
    // The maximum length of the email standard.
    v.maxLength(254, message('create.email.long')),
    v.email(message('create.email.invalid')),
  ),
  /** An existing password: no rules but not empty. */
  password: v.pipe(v.string(), v.nonEmpty(message('password.required')), longest),
  newPassword: v.pipe(
    v.string(),
    v.nonEmpty(message('password.required')),
    v.minLength(8, message('password.short')),
    longest,
  ),
} as const;
