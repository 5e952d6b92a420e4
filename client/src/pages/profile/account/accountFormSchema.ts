import * as v from 'valibot';
import { accountFields } from '#client/components/form/accountFields.ts';
import type { MessageId } from '#client/i18n/MessageId.ts';

const message = (id: MessageId): MessageId => id;

/** Digits separated by spaces and hyphens, with an optional country code; 6 to 20 characters. Empty: none. */
const PHONE = /^(?:\+?\d[\d -]{4,18}\d)?$/u;

/** Email and phone; the password authenticates the change. */
export const accountFormSchema = v.object({
  email: accountFields.email,
  phone: v.pipe(v.string(), v.trim(), v.regex(PHONE, message('profile.phone.invalid'))),
  password: accountFields.password,
});
export type AccountFormFields = v.InferInput<typeof accountFormSchema>;

/** The fields that a draft may store. */
export const accountNames = ['email', 'phone'] as const;
