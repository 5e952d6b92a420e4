import * as v from 'valibot';
import { accountFields } from '#client/components/form/accountFields.ts';
import type { MessageId } from '#client/i18n/MessageId.ts';

const message = (id: MessageId): MessageId => id;

/** Old password, new password and its repetition. */
export const passwordFormSchema = v.pipe(
  v.object({
    current: accountFields.password,
    next: accountFields.newPassword,
    repeat: v.string(),
    logOutOthers: v.boolean(),
  }),
  v.forward(
    v.partialCheck(
      [['current'], ['next']],
      ({ current, next }) => next === '' || next !== current,
      message('profile.password.same'),
    ),
    ['next'],
  ),
  v.forward(
    v.partialCheck([['next'], ['repeat']], ({ next, repeat }) => next === repeat, message('password.mismatch')),
    ['repeat'],
  ),
);
export type PasswordFormFields = v.InferInput<typeof passwordFormSchema>;
