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

/** What people change of a channel, as it was when somebody began to change it. */
export interface ChannelBase extends Pick<Channel, 'name' | 'language' | 'topics' | 'on' | 'host' | 'hint'> {
  readonly emails: readonly string[];
}

/** A channel as it is typed. Without an id it is a new one; an address or a secret that is left out stays as it is. */
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
  /** Of a webhook: a new signing secret in place of the one there is. */
  readonly new_secret?: boolean;
  /** What it was made of. */
  readonly base?: ChannelBase;
}

/** Where the messages of a project go. */
export function createChannelApi(http: Http) {
  return {
    list: (signal?: AbortSignal) => http.get('/api/front/channel/index', channelListSchema, {}, { signal }),
    deliveries: (signal?: AbortSignal) => http.get('/api/front/channel/deliveries', deliveryListSchema, {}, { signal }),
    /** @throws ApiError validation naming the field; conflict when the channel is no longer the base */
    save: (draft: ChannelDraft) => http.post('/api/front/channel/save', savedChannelSchema, draft),
    remove: (id: string) => http.post('/api/front/channel/delete', channelSchema, { id }),
    /** Sends a test message now. The reply says what came of it. */
    test: (id: string) => http.post('/api/front/channel/test', deliveryListSchema, { id }),
    retry: (id: string) => http.post('/api/front/channel/retry', deliverySchema, { id }),
    /** Sends the mail that asks for a confirmation once more. */
    ask: (id: string, email: string) => http.post('/api/front/channel/ask', channelSchema, { id, email }),
    pulse: (timeZone: string, signal?: AbortSignal) =>
      http.get('/api/front/channel/pulse', pulsePreviewSchema, { time_zone: timeZone }, { signal }),
    savePulse: (plan: PulsePlan) => http.post('/api/front/channel/pulse/save', pulsePlanSchema, plan),
    /** What the holder of a link in a mail says; needs no login. */
    answer: (token: string) => http.post('/api/front/channel/answer', mailAnswerSchema, { token }),
  };
}
