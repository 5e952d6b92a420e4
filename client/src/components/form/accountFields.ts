import * as v from 'valibot';
import type { MessageId } from '../../i18n/MessageId.ts';

const message = (id: MessageId): MessageId => id;

const longest = v.maxLength<string, 128, MessageId>(128, message('password.long'));

/** The fields of a person's account, as every form that asks for them judges them; messages are message ids. */
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
    // As long as the standard for addresses allows.
    v.maxLength(254, message('create.email.long')),
    v.email(message('create.email.invalid')),
  ),
  /** One that exists: whatever was typed. */
  password: v.pipe(v.string(), v.nonEmpty(message('password.required')), longest),
  newPassword: v.pipe(
    v.string(),
    v.nonEmpty(message('password.required')),
    v.minLength(8, message('password.short')),
    longest,
  ),
} as const;
