import type { IncomingMessage } from 'node:http';
import type { ProviderId } from '#client/api/schemas/collectProviderSchemas.ts';

/** What a fake provider was asked. */
export interface FakeRequest {
  readonly provider: ProviderId;
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
  readonly prompt: string;
}
