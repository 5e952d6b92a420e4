import * as v from 'valibot';
import { CHANNEL_KINDS, CHANNEL_LANGUAGES, CHANNEL_TOPICS } from '#client/api/schemas/channelSchemas.ts';
import { baseField, emailField, idField, nameField, numberField, textField, timeZoneField } from './fields.ts';

const MOST_ADDRESSES = 20;
const LONGEST_URL = 2048;

export const saveChannelRequest = v.object({
  id: v.optional(idField),
  kind: v.picklist(CHANNEL_KINDS),
  name: nameField,
  language: v.picklist(CHANNEL_LANGUAGES),
  topics: v.pipe(v.array(v.picklist(CHANNEL_TOPICS)), v.minLength(1), v.maxLength(CHANNEL_TOPICS.length)),
  on: v.boolean(),
  url: v.optional(textField(LONGEST_URL)),
  sign: v.optional(textField(200)),
  emails: v.optional(v.pipe(v.array(emailField), v.maxLength(MOST_ADDRESSES))),
  new_secret: v.optional(v.boolean()),
  base: baseField,
});

export const channelRequest = v.object({ id: idField });

export const askAgainRequest = v.object({ id: idField, email: emailField });

export const pulsePreviewRequest = v.object({ time_zone: timeZoneField });

export const savePulseRequest = v.object({
  on: v.boolean(),
  weekday: numberField(1, 7),
  hour: numberField(0, 23),
  time_zone: timeZoneField,
  base: baseField,
});

/** The one-click unsubscribe body of mail clients (RFC 8058, 3.1). */
export const oneClickRequest = v.object({ 'List-Unsubscribe': v.literal('One-Click') });

export const mailAnswerRequest = v.object({ token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)) });
