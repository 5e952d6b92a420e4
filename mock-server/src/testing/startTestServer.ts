import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { createApp } from '../createApp.ts';
import type { MockApp, MockAppOptions } from '../createApp.ts';
import { createHttpServer } from '../createHttpServer.ts';
import { TOKEN_LIFETIME } from '../store/Environment.ts';
import { smallSamples } from './smallSamples.ts';
import { NOW, PASSWORD, smallSeed, TODAY } from './smallSeed.ts';

const envelopeSchema = v.strictObject({ code: v.number(), msg: v.string(), data: v.unknown() });
type Envelope = v.InferOutput<typeof envelopeSchema>;

export interface TestServer extends MockApp {
  readonly url: string;
  readonly dataDir: string;
  readonly now: () => number;
  /** Advances the clock by milliseconds. */
  readonly advance: (milliseconds: number) => void;
  /** Logs in and returns the headers of the login. */
  readonly signIn: (id: string) => Promise<Record<string, string>>;
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Envelope>;
  readonly post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Envelope>;
  readonly stop: () => Promise<void>;
}

/** Starts a server over the small seed on a free local port, with a fixed clock. */
export async function startTestServer(options: Partial<MockAppOptions> = {}): Promise<TestServer> {
  let now = NOW;
  let drawn = 0;
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'mock-app-'));
  const environment = {
    now: () => now,
    secret: () => `secret-${String((drawn += 1)).padStart(10, '0')}`,
    tokenLifetime: TOKEN_LIFETIME,
  };
  const base = { seed: smallSeed, samples: smallSamples, dataDir, environment, today: TODAY, testSwitches: true };
  const mock = createApp({ ...base, ...options });
  // As in `main.ts`: among others, the connection must not be closed while a test computes for seconds.
  const server = createHttpServer(mock.app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${String(typeof address === 'object' && address ? address.port : 0)}`;
  const get: TestServer['get'] = (path, headers = {}) => ask(`${url}${path}`, { headers });
  const post: TestServer['post'] = (path, body = {}, headers = {}) =>
    ask(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  return {
    ...mock,
    url,
    dataDir,
    get,
    post,
    now: () => now,
    advance: (milliseconds) => {
      now += milliseconds;
    },
    signIn: async (id) => {
      const reply = await post('/api/front/user/login', { email: `${id}@example.com`, password: PASSWORD });
      const { token } = v.parse(v.object({ token: v.string() }), reply.data);
      // The XSRF header is required for forms, and every upload is one.
      return { authorization: `Bearer ${token}`, 'x-xsrf-token': 'of-the-tests' };
    },
    stop: async () => {
      mock.alerts.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function ask(url: string, init: RequestInit): Promise<Envelope> {
  const response = await fetch(url, init);
  return v.parse(envelopeSchema, await response.json());
}
