import * as v from 'valibot';
import { emailField, idField, nameField, newPasswordField, passwordField, textField } from './fields.ts';

export const loginRequest = v.object({ email: emailField, password: passwordField });

export const registerRequest = v.object({
  email: emailField,
  password: newPasswordField,
  name: nameField,
  invite_code: v.optional(textField(200)),
});

/** Empty or an HTTP(S) URL: no scheme that a browser would execute. */
const webAddressField = v.pipe(v.string(), v.trim(), v.maxLength(300), v.check(isWebAddressOrEmpty, 'web_address'));

/** Empty, a file uploaded here, or an HTTP(S) URL. */
const avatarField = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(300),
  v.check((text) => /^\/api\/uploads\/[\w-]+\.[a-z]{3,4}$/u.test(text) || isWebAddressOrEmpty(text), 'avatar'),
);

const shortField = v.optional(textField(100));

export const profileRequest = v.object({
  name: v.optional(nameField),
  avatar: v.optional(avatarField),
  job: shortField,
  organization: shortField,
  location: shortField,
  introduction: v.optional(textField(500)),
  personalWebsite: v.optional(webAddressField),
  jobName: shortField,
  organizationName: shortField,
  locationName: shortField,
});

export const accountRequest = v.object({
  email: emailField,
  phone: v.pipe(v.string(), v.trim(), v.regex(/^(?:\+?\d[\d -]{4,18}\d)?$/u, 'phone')),
  /** The current password, to confirm the caller's identity. */
  password: passwordField,
});

export const passwordRequest = v.object({
  old_password: passwordField,
  new_password: newPasswordField,
  /** Whether to sign out the other devices; default: yes. */
  logout_others: v.optional(v.boolean(), true),
});

export const deviceRequest = v.object({ id: idField });

export const noticeReadRequest = v.object({ ids: v.pipe(v.array(idField), v.maxLength(500)) });

function isWebAddressOrEmpty(text: string): boolean {
  if (text === '') return true;
  if (!URL.canParse(text)) return false;
  return ['http:', 'https:'].includes(new URL(text).protocol);
}
