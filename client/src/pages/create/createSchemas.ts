import * as v from 'valibot';
import { accountFields } from '#client/components/form/accountFields.ts';
import type { MessageId } from '#client/i18n/MessageId.ts';

const { name, email, password, newPassword } = accountFields;
const mismatch: MessageId = 'password.mismatch';

/** The login form; messages are message ids. */
export const loginSchema = v.object({ email, password });
export type LoginFields = v.InferInput<typeof loginSchema>;

export const registerSchema = v.pipe(
  v.object({ name, email, password: newPassword, repeat: v.string() }),
  v.forward(
    v.partialCheck([['password'], ['repeat']], (typed) => typed.password === typed.repeat, mismatch),
    ['repeat'],
  ),
);
export type RegisterFields = v.InferInput<typeof registerSchema>;
