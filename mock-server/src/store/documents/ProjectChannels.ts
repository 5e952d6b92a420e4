import * as v from 'valibot';
import {
  CHANNEL_KINDS,
  CHANNEL_LANGUAGES,
  CHANNEL_PROBLEMS,
  CHANNEL_TOPICS,
  DELIVERY_KINDS,
  DELIVERY_OUTCOMES,
} from '#client/api/schemas/channelSchemas.ts';
import type { DocumentKind } from './documentFile.ts';

/** An address of a mail channel outside the team, now or earlier. Times are epoch milliseconds. */
const addressSchema = v.object({
  email: v.string(),
  /** Expiry of the link in the last confirmation mail; 0: none was sent. */
  asked_until: v.optional(v.number(), 0),
  confirmed_at: v.optional(v.nullable(v.number()), null),
  unsubscribed_at: v.optional(v.nullable(v.number()), null),
});
export type StoredAddress = Readonly<v.InferOutput<typeof addressSchema>>;

/** A channel without its secrets, which `channelSecretsKind` holds. */
const storedChannelSchema = v.object({
  id: v.string(),
  kind: v.picklist(CHANNEL_KINDS),
  name: v.string(),
  language: v.picklist(CHANNEL_LANGUAGES),
  topics: v.array(v.picklist(CHANNEL_TOPICS)),
  on: v.boolean(),
  host: v.string(),
  hint: v.string(),
  addresses: v.array(addressSchema),
});
export type StoredChannel = Readonly<v.InferOutput<typeof storedChannelSchema>>;

const pulseSchema = v.object({
  on: v.boolean(),
  weekday: v.number(),
  hour: v.number(),
  time_zone: v.string(),
  /** Monday of the last reported week, YYYY-MM-DD; empty: none. */
  told: v.optional(v.string(), ''),
  /** Time of switching it on, epoch milliseconds: messages due before are not sent. */
  since: v.optional(v.number(), 0),
});
export type StoredPulse = Readonly<v.InferOutput<typeof pulseSchema>>;

const NO_PULSE: StoredPulse = { on: false, weekday: 1, hour: 9, time_zone: 'Asia/Shanghai', told: '', since: 0 };

const channelsSchema = v.object({
  list: v.array(storedChannelSchema),
  pulse: v.optional(pulseSchema, NO_PULSE),
});
/** The channels of a project. Immutable. */
export type ProjectChannels = Readonly<v.InferOutput<typeof channelsSchema>>;

export const channelsKind: DocumentKind<ProjectChannels> = {
  name: 'channels',
  schema: channelsSchema,
  empty: { list: [], pulse: NO_PULSE },
};

const secretsSchema = v.object({
  /** Key that signs the links in mails. */
  mail_key: v.string(),
  /** By channel id: its URL, and the secret that signs its messages; empty when there is none. */
  of: v.record(v.string(), v.object({ url: v.string(), sign: v.string() })),
});
export type ChannelSecrets = Readonly<v.InferOutput<typeof secretsSchema>>;
export type ChannelSecret = Readonly<ChannelSecrets['of'][string]>;

/** Secrets of a project's channels: an owner-only file, like `providers.json`. */
export const channelSecretsKind: DocumentKind<ChannelSecrets> = {
  name: 'channel-secrets',
  schema: secretsSchema,
  empty: { mail_key: '', of: {} },
  mode: 0o600,
};

const inLanguages = <T>(schema: v.GenericSchema<T, T>) => v.object({ 'zh-CN': schema, 'en-US': schema });

const storedDeliverySchema = v.object({
  id: v.string(),
  /** Deduplication key of a message to a recipient. */
  key: v.string(),
  channel_id: v.string(),
  kind: v.picklist(DELIVERY_KINDS),
  title: v.string(),
  to: v.string(),
  /** The content; null once delivery has ended, and for confirmation mails. */
  message: v.nullable(
    v.object({
      title: inLanguages(v.string()),
      lines: inLanguages(v.array(v.string())),
      path: v.string(),
    }),
  ),
  at: v.number(),
  outcome: v.picklist(DELIVERY_OUTCOMES),
  attempts: v.number(),
  tried_at: v.nullable(v.number()),
  next_at: v.nullable(v.number()),
  problem: v.nullable(v.object({ kind: v.picklist(CHANNEL_PROBLEMS), detail: v.string() })),
  answer: v.string(),
});
/** The delivery of one message to one recipient. Times are epoch milliseconds. */
export type StoredDelivery = Readonly<v.InferOutput<typeof storedDeliverySchema>>;

const deliveriesSchema = v.object({ list: v.array(storedDeliverySchema) });
/** Past and pending deliveries of a project, oldest first. Immutable. */
export type ProjectDeliveries = Readonly<v.InferOutput<typeof deliveriesSchema>>;

export const deliveriesKind: DocumentKind<ProjectDeliveries> = {
  name: 'channel-deliveries',
  schema: deliveriesSchema,
  empty: { list: [] },
};
