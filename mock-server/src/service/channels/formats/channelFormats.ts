import type { ChannelKind } from '#client/api/schemas/channelSchemas.ts';
import type { ChannelFormat } from './ChannelFormat.ts';
import { dingtalkFormat } from './dingtalkFormat.ts';
import { feishuFormat } from './feishuFormat.ts';
import { slackFormat } from './slackFormat.ts';
import { teamsFormat } from './teamsFormat.ts';
import { webhookFormat } from './webhookFormat.ts';
import { wecomFormat } from './wecomFormat.ts';

/** Kinds of channels that receive HTTP posts. */
export type PostedKind = Exclude<ChannelKind, 'email'>;

export const CHANNEL_FORMATS: Readonly<Record<PostedKind, ChannelFormat>> = {
  webhook: webhookFormat,
  slack: slackFormat,
  teams: teamsFormat,
  feishu: feishuFormat,
  wecom: wecomFormat,
  dingtalk: dingtalkFormat,
};
