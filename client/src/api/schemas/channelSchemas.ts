import * as v from 'valibot';
import { openPicklist } from '../openPicklist.ts';
import { daySchema, instantSchema } from '../timeSchemas.ts';

/** Kinds of channels. */
export const CHANNEL_KINDS = ['email', 'webhook', 'slack', 'teams', 'feishu', 'wecom', 'dingtalk'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** Kinds of messages a channel can receive. */
export const CHANNEL_TOPICS = ['alert', 'pulse', 'report'] as const;
export type ChannelTopic = (typeof CHANNEL_TOPICS)[number];

export const CHANNEL_LANGUAGES = ['zh-CN', 'en-US'] as const;
export type ChannelLanguage = (typeof CHANNEL_LANGUAGES)[number];

/** Why a message was not or cannot be delivered. */
export const CHANNEL_PROBLEMS = [
  ...['bad_address', 'not_https', 'bad_port', 'private_address', 'unknown_host', 'unreachable', 'certificate'],
  ...['timeout', 'redirect', 'rejected', 'unauthorized', 'gone', 'rate_limited', 'far_error', 'bad_sign', 'keyword'],
  ...['ip_blocked', 'no_secret', 'mail_not_set', 'mail_bad_url', 'mail_bad_from', 'file_mode', 'file_unreadable'],
  ...['smtp_auth', 'smtp_starttls', 'smtp_refused', 'smtp_recipient', 'smtp_later', 'not_confirmed', 'turned_off'],
  ...['smtp_encryption', 'stopped', 'failed'],
] as const;
export type ChannelProblemKind = (typeof CHANNEL_PROBLEMS)[number];

export const channelProblemSchema = v.object({
  kind: openPicklist(CHANNEL_PROBLEMS),
  /** The receiving server's message, or the invalid value; without secrets. May be empty. */
  detail: v.string(),
});
export type ChannelProblem = v.InferOutput<typeof channelProblemSchema>;

const ADDRESS_STATES = ['member', 'pending', 'expired', 'confirmed', 'unsubscribed'] as const;

export const channelAddressSchema = v.object({
  email: v.string(),
  /**
   * Member of the team; asked to confirm; asked without an answer; confirmed; unsubscribed. Mail is sent to members and confirmed
   * addresses.
   */
  state: openPicklist(ADDRESS_STATES),
});
export type ChannelAddress = v.InferOutput<typeof channelAddressSchema>;

/** A channel as shown: only host and last characters of its address; of its secret only whether it has one. */
export const channelSchema = v.object({
  id: v.string(),
  kind: openPicklist(CHANNEL_KINDS),
  name: v.string(),
  language: openPicklist(CHANNEL_LANGUAGES),
  topics: v.array(openPicklist(CHANNEL_TOPICS)),
  on: v.boolean(),
  host: v.string(),
  hint: v.string(),
  /** Whether messages are signed. */
  signed: v.boolean(),
  addresses: v.array(channelAddressSchema),
  /** ISO 8601; null: nothing sent yet. */
  last_at: v.nullable(instantSchema),
  /** Why the last message was not delivered; null: it was, or none was sent. */
  problem: v.nullable(channelProblemSchema),
});
export type Channel = v.InferOutput<typeof channelSchema>;

/** When the weekly pulse is sent. Weekdays from 1 (Monday) to 7. */
export const pulsePlanSchema = v.object({
  on: v.boolean(),
  weekday: v.number(),
  hour: v.number(),
  time_zone: v.string(),
});
export type PulsePlan = v.InferOutput<typeof pulsePlanSchema>;

export const channelListSchema = v.object({
  list: v.array(channelSchema),
  /** Whether this server can send mail, the sender, and if it cannot, why. */
  mail: v.object({ ready: v.boolean(), from: v.string(), problem: v.nullable(channelProblemSchema) }),
  pulse: pulsePlanSchema,
  /** When the next pulse is due, ISO 8601; null: it is off. */
  pulse_next_at: v.nullable(instantSchema),
});
export type ChannelList = v.InferOutput<typeof channelListSchema>;

/** A saved channel. A webhook's signing secret is returned once, when it was created. */
export const savedChannelSchema = v.object({ channel: channelSchema, secret: v.nullable(v.string()) });
export type SavedChannel = v.InferOutput<typeof savedChannelSchema>;

export const DELIVERY_OUTCOMES = ['waiting', 'sending', 'sent', 'failed', 'unsure'] as const;
export const DELIVERY_KINDS = [...CHANNEL_TOPICS, 'test', 'confirm'] as const;

export const deliverySchema = v.object({
  id: v.string(),
  channel_id: v.string(),
  /** The channel's current name; empty where the channel no longer exists. */
  channel_name: v.string(),
  kind: openPicklist(DELIVERY_KINDS),
  title: v.string(),
  /** The email address; else empty. */
  to: v.string(),
  at: instantSchema,
  outcome: openPicklist(DELIVERY_OUTCOMES),
  attempts: v.number(),
  /** Time of the next attempt; null: there is none. */
  next_at: v.nullable(instantSchema),
  problem: v.nullable(channelProblemSchema),
  /** The receiving server's response to the last attempt. */
  answer: v.string(),
});
export type ChannelDelivery = v.InferOutput<typeof deliverySchema>;

export const deliveryListSchema = v.object({ list: v.array(deliverySchema) });

export const pulsePreviewSchema = v.object({
  /** First day of the week it covers, YYYY-MM-DD. */
  start: daySchema,
  end: daySchema,
  title: v.string(),
  lines: v.array(v.string()),
});
export type PulsePreview = v.InferOutput<typeof pulsePreviewSchema>;

/** What the holder of a mail link learns: only whether it was valid, not whose it is or which project. */
export const mailAnswerSchema = v.object({ result: openPicklist(['confirmed', 'unsubscribed', 'invalid']) });
export type MailAnswer = v.InferOutput<typeof mailAnswerSchema>;
