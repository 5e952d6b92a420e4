import type { IncomingMessage } from 'node:http';
import type { ProviderId } from '#client/api/schemas/collectProviderSchemas.ts';

/** A request that a fake provider received. */
export interface FakeRequest {
  readonly provider: ProviderId;
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
  readonly prompt: string;
}
