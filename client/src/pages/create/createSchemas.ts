import * as v from 'valibot';
import type { MessageId } from '../../i18n/MessageId.ts';

const message = (id: MessageId): MessageId => id;

const email = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(message('create.email.required')),
  v.email(message('create.email.invalid')),
);

/** What a person types to log in; messages are message ids. */
export const loginSchema = v.object({
  email,
  password: v.pipe(v.string(), v.nonEmpty(message('create.password.required'))),
});
export type LoginFields = v.InferInput<typeof loginSchema>;

export const registerSchema = v.pipe(
  v.object({
    name: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(message('create.name.required')),
      v.maxLength(50, message('create.name.long')),
    ),
    email,
    password: v.pipe(
      v.string(),
      v.nonEmpty(message('create.password.required')),
      v.minLength(8, message('create.password.short')),
    ),
    repeat: v.string(),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['repeat']],
      ({ password, repeat }) => password === repeat,
      message('create.repeat.mismatch'),
    ),
    ['repeat'],
  ),
);
export type RegisterFields = v.InferInput<typeof registerSchema>;
