import type { Http } from './http.ts';
import {
  channelListSchema,
  channelSchema,
  deliveryListSchema,
  deliverySchema,
  mailAnswerSchema,
  pulsePlanSchema,
  pulsePreviewSchema,
  savedChannelSchema,
} from './schemas/channelSchemas.ts';
import type { Channel, ChannelKind, ChannelLanguage, ChannelTopic, PulsePlan } from './schemas/channelSchemas.ts';

/** The editable fields of a channel as they were when editing began. */
export interface ChannelBase extends Pick<Channel, 'name' | 'language' | 'topics' | 'on' | 'host' | 'hint'> {
  readonly emails: readonly string[];
}

/** A channel in the form. Without an id it is created; an omitted address or secret stays unchanged. */
export interface ChannelDraft {
  readonly id?: string;
  readonly kind: ChannelKind;
  readonly name: string;
  readonly language: ChannelLanguage;
  readonly topics: readonly ChannelTopic[];
  readonly on: boolean;
  readonly url?: string;
  readonly sign?: string;
  readonly emails?: readonly string[];
  /** Webhooks only: replace the signing secret. */
  readonly new_secret?: boolean;
  /** The channel that was edited. */
  readonly base?: ChannelBase;
}

/** The channels of a project. */
export function createChannelApi(http: Http) {
  return {
    list: (signal?: AbortSignal) => http.get('/api/front/channel/index', channelListSchema, {}, { signal }),
    deliveries: (signal?: AbortSignal) => http.get('/api/front/channel/deliveries', deliveryListSchema, {}, { signal }),
    /** @throws ApiError validation naming the field; conflict when the channel is no longer the base */
    save: (draft: ChannelDraft) =>
      http.post('/api/front/channel/save', savedChannelSchema, draft, { idempotent: true }),
    remove: (id: string) => http.post('/api/front/channel/delete', channelSchema, { id }, { idempotent: true }),
    /** Sends a test message now. The reply says what came of it. */
    test: (id: string) => http.post('/api/front/channel/test', deliveryListSchema, { id }, { idempotent: true }),
    retry: (id: string) => http.post('/api/front/channel/retry', deliverySchema, { id }, { idempotent: true }),
    /** Sends the confirmation mail again. */
    ask: (id: string, email: string) =>
      http.post('/api/front/channel/ask', channelSchema, { id, email }, { idempotent: true }),
    pulse: (timeZone: string, signal?: AbortSignal) =>
      http.get('/api/front/channel/pulse', pulsePreviewSchema, { time_zone: timeZone }, { signal }),
    /** @throws ApiError conflict when the stored plan differs from `base` */
    savePulse: (plan: PulsePlan, from: { readonly base?: PulsePlan } = {}) =>
      http.post('/api/front/channel/pulse/save', pulsePlanSchema, { ...plan, ...from }, { idempotent: true }),
    /** What the holder of a link in a mail says; needs no login. */
    answer: (token: string) => http.post('/api/front/channel/answer', mailAnswerSchema, { token }),
  };
}
