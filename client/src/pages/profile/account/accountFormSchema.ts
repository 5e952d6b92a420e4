import * as v from 'valibot';
import { accountFields } from '#client/components/form/accountFields.ts';
import type { MessageId } from '#client/i18n/MessageId.ts';

const message = (id: MessageId): MessageId => id;

/** Digits with spaces and hyphens between, with or without a country code; 6 to 20 signs. Empty: none. */
const PHONE = /^(?:\+?\d[\d -]{4,18}\d)?$/u;

/** How one logs in and is reached; the password shows who asks. */
export const accountFormSchema = v.object({
  email: accountFields.email,
  phone: v.pipe(v.string(), v.trim(), v.regex(PHONE, message('profile.phone.invalid'))),
  password: accountFields.password,
});
export type AccountFormFields = v.InferInput<typeof accountFormSchema>;

/** Those that a draft may keep. */
export const accountNames = ['email', 'phone'] as const;
