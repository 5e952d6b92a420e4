import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { PROVIDER_IDS } from '#client/api/schemas/collectProviderSchemas.ts';
import type { ProviderId } from '#client/api/schemas/collectProviderSchemas.ts';
import { baseUrlNameOf, keyNameOf, modelNameOf, PROVIDERS } from '#server/collect/providers/providerTable.ts';
import type { FakeRequest } from './FakeRequest.ts';
import { faultReply } from './faults.ts';
import type { FakeFault, FakeReply } from './faults.ts';
import { faultyAnswer } from './faultyAnswers.ts';
import { goodReply, promptOf } from './goodReply.ts';

export interface FakeProviders {
  readonly url: string;
  /** All requests, oldest first; without `keepRequests` only their number is kept. */
  readonly requests: FakeRequest[];
  readonly count: () => number;
  /** Number of requests in progress. */
  readonly open: () => number;
  /** Makes the next requests of a provider fail, in this order. */
  readonly fail: (provider: ProviderId, ...faults: readonly FakeFault[]) => void;
  /** Makes every further request of a provider fail; null: none. */
  readonly failAlways: (provider: ProviderId, fault: FakeFault | null) => void;
  /** Milliseconds before a response. */
  delay: number;
  /** The text of an answer. */
  words: (prompt: string) => string;
  /** Environment variables that point a server to the fake providers, with a key for every provider. */
  readonly variables: (key?: string) => Record<string, string>;
  readonly stop: () => Promise<void>;
}

/** Ark's two tools share their environment variables, so their requests are distinguished by their tools. */
function providerOf(path: string, body: unknown): ProviderId | undefined {
  const named = PROVIDER_IDS.find((id) => path.startsWith(`/${id}/`));
  return named === 'doubao' && JSON.stringify(body).includes('"doubao_app"') ? 'doubao_app' : named;
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(Buffer.from(piece as Uint8Array));
  const text = Buffer.concat(pieces).toString();
  return text === '' ? null : JSON.parse(text);
}

function send(response: ServerResponse, { status, headers = {}, body }: FakeReply): void {
  response.writeHead(status, headers);
  response.end(body);
}

function keyOf({ headers }: IncomingMessage): string {
  const key = headers['x-api-key'] ?? headers['x-goog-api-key'] ?? headers.authorization ?? '';
  return String(key).replace(/^Bearer /u, '');
}

/** A local server that speaks the protocol of every provider, and can fail in all the ways they do. */
export async function startFakeProviders({ port = 0, keepRequests = true } = {}): Promise<FakeProviders> {
  const queues = new Map<ProviderId, FakeFault[]>();
  const always = new Map<ProviderId, FakeFault>();
  const requests: FakeRequest[] = [];
  let [count, open] = [0, 0];
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });
  const fake: FakeProviders = {
    url: '',
    requests,
    count: () => count,
    open: () => open,
    fail: (provider, ...faults) => {
      queues.set(provider, [...(queues.get(provider) ?? []), ...faults]);
    },
    failAlways: (provider, fault) => {
      if (fault === null) always.delete(provider);
      else always.set(provider, fault);
    },
    delay: 0,
    words: (prompt) => `关于「${prompt}」：Alpha 与 Beta 都不错`,
    variables: (key = 'test-key') => variablesOf(url, key),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    count += 1;
    open += 1;
    response.once('close', () => (open -= 1));
    const [body, path] = [await readBody(request), request.url ?? ''];
    const provider = providerOf(path, body);
    if (provider === undefined) {
      send(response, { status: 404, body: 'No such provider' });
      return;
    }
    const { method = '', headers } = request;
    const asked = { provider, method, path: path.slice(provider.length + 1), headers, body, prompt: promptOf(body) };
    if (keepRequests) requests.push(asked);
    if (fake.delay > 0) await pause(fake.delay);
    const fault = queues.get(provider)?.shift() ?? always.get(provider);
    if (fault === 'hang') return;
    if (fault === 'cut') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"id":');
      setTimeout(() => response.destroy(), 5);
      return;
    }
    const failed = fault === undefined ? null : faultReply(fault, provider, keyOf(request), Date.now());
    if (failed !== null) {
      send(response, failed);
      return;
    }
    const faulty = fault === undefined ? null : faultyAnswer(fault, provider);
    const good = faulty ?? goodReply(asked, fake.words);
    send(response, {
      status: 200,
      headers: { 'content-type': 'application/json', 'x-request-id': 'req-1' },
      body: JSON.stringify(good),
    });
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${String(typeof address === 'object' && address !== null ? address.port : 0)}`;
  return Object.assign(fake, { url });
}

/** Environment variables of a server that asks the fake providers. */
export function variablesOf(url: string, key: string): Record<string, string> {
  return Object.fromEntries(
    PROVIDERS.filter(({ id }) => id !== 'doubao_app').flatMap((facts) => [
      [keyNameOf(facts), key],
      [modelNameOf(facts), facts.model ?? `${facts.id}-model`],
      [baseUrlNameOf(facts), `${url}/${facts.id}`],
    ]),
  );
}
