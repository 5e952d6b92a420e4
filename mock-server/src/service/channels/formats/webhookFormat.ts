import { createHmac } from 'node:crypto';
import { JSON_HEADERS, SENT } from './ChannelFormat.ts';
import type { ChannelFormat } from './ChannelFormat.ts';

/** Prefix of webhook secrets (Standard Webhooks). */
const WEBHOOK_SECRET_PREFIX = 'whsec_';

/**
 * The signature of the Standard Webhooks specification: HMAC-SHA256 of `id.timestamp.body` with the Base64 part of the secret as
 * key. Libraries for most languages verify it, with replay protection.
 */
function webhookSign(id: string, seconds: string, body: string, secret: string): string {
  const key = Buffer.from(secret.replace(WEBHOOK_SECRET_PREFIX, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

/** Builds a secret from random text. */
export const webhookSecret = (draw: string): string =>
  `${WEBHOOK_SECRET_PREFIX}${Buffer.from(draw, 'utf8').toString('base64')}`;

/** JSON with the headers `webhook-id`, `webhook-timestamp` (seconds) and `webhook-signature` (Standard Webhooks specification). */
export const webhookFormat: ChannelFormat = {
  write: ({ message, id, now, url, sign }) => {
    const seconds = String(Math.floor(now / 1000));
    const { kind, project, language, title, lines, url: link } = message;
    const body = JSON.stringify({
      type: kind,
      timestamp: new Date(now).toISOString(),
      data: { project, language, title, lines, url: link },
    });
    const signature = sign === '' ? {} : { 'webhook-signature': webhookSign(id, seconds, body, sign) };
    return {
      url,
      headers: { ...JSON_HEADERS, 'webhook-id': id, 'webhook-timestamp': seconds, ...signature },
      body,
    };
  },
  judge: () => SENT,
};
