import * as v from 'valibot';
import type { AccountDraft } from '#client/api/userSchemas.ts';
import { accountFields } from '#client/components/form/accountFields.ts';
import type { MessageId } from '#client/i18n/MessageId.ts';
import { isMasked } from '#client/lib/isMasked.ts';

const message = (id: MessageId): MessageId => id;

/** Digits separated by spaces and hyphens, with an optional country code; 6 to 20 characters. Empty: none. */
const PHONE = /^(?:\+?\d[\d -]{4,18}\d)?$/u;

const accountFormSchema = v.object({
  email: accountFields.email,
  phone: v.pipe(v.string(), v.trim(), v.regex(PHONE, message('profile.phone.invalid'))),
  password: accountFields.password,
});
export type AccountFormFields = v.InferInput<typeof accountFormSchema>;

type SavedAccount = Pick<AccountFormFields, 'email' | 'phone'>;

/**
 * Email and phone; the password authenticates the change. A saved value that stays is not judged: a provider may mask it, or write phone
 * numbers by its own rules.
 */
export function accountChangeSchema(saved: SavedAccount) {
  const changed = (name: keyof SavedAccount) =>
    v.lazy((typed: unknown): v.GenericSchema<string, string> =>
      typed === saved[name] && typed !== '' ? v.string() : accountFormSchema.entries[name],
    );
  return v.object({ ...accountFormSchema.entries, email: changed('email'), phone: changed('phone') });
}

/** What to send: both fields, except one that the provider masks and that stays. */
export function accountDraftOf({ email, phone, password }: AccountFormFields, saved: SavedAccount): AccountDraft {
  const stays = (typed: string, before: string): boolean => typed.trim() === before && isMasked(before);
  return {
    ...(stays(email, saved.email) ? {} : { email: email.trim() }),
    ...(stays(phone, saved.phone) ? {} : { phone: phone.trim() }),
    password,
  };
}

/** The fields that a draft may store. */
export const accountNames = ['email', 'phone'] as const;
