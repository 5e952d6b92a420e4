import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { sampleAccessLog, sampleAnswers, sampleDefinitions } from '#fixtures/sample.ts';
import type { OpenApiDocument } from '#server/http/openapi/openApiDocument.ts';
import { seedFromSample } from '#server/store/session/seedFromSample.ts';
import { replyValidator } from '#server/testing/replyValidator.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import { checkServer } from './checkServer.ts';

const NOW = Date.parse('2026-03-10T12:00:00Z');

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

interface Seen {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly reply: unknown;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** A proxy that records JSON responses. */
async function startWitness(behind: string, seen: Seen[]): Promise<string> {
  const server = createServer((request, response) => {
    void (async () => {
      const { method = 'GET', url = '' } = request;
      const headers = Object.entries(request.headers).filter(
        ([name]) => !['host', 'connection', 'content-length'].includes(name),
      );
      const body = await bodyOf(request);
      const reply = await fetch(`${behind}${url}`, {
        method,
        headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
        ...(method === 'GET' ? {} : { body: new Uint8Array(body) }),
      });
      const text = await reply.text();
      const type = reply.headers.get('content-type') ?? '';
      if (type.startsWith('application/json')) {
        seen.push({
          method: method.toLowerCase(),
          path: url.split('?')[0] ?? '',
          status: reply.status,
          reply: JSON.parse(text),
        });
      }
      response.writeHead(reply.status, { 'content-type': type });
      response.end(text);
    })();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  stops.push(() => server.close());
  const address = server.address();
  return `http://127.0.0.1:${String(typeof address === 'object' && address ? address.port : 0)}`;
}

test('every reply of the contract run is as the description of the API says', { timeout: 180_000 }, async () => {
  const server = await startTestServer({
    seed: seedFromSample(NOW),
    samples: {
      projects: sampleDefinitions,
      answers: (id, today) => sampleAnswers(id, today),
      accessLog: sampleAccessLog,
    },
    environment: { now: () => NOW, secret: () => `secret-${String(Math.random())}`, tokenLifetime: 86_400_000 },
  });
  stops.push(server.stop);
  const login = { email: 'demo@answerscope.dev', password: 'Answer-2026' };
  const { data } = await server.post('/api/front/user/login', login);
  const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as OpenApiDocument;
  const seen: Seen[] = [];
  const baseUrl = await startWitness(server.url, seen);
  const report = await checkServer({ baseUrl, token: (data as { token: string }).token, now: NOW, write: true });
  expect(report.passes).toBe(true);
  const failed = [...report.must, ...report.may].filter(
    ({ outcome }) => outcome === 'deviates' || outcome === 'absent',
  );
  expect(failed).toEqual([]);
  const validate = replyValidator(document);
  const described = seen.filter(({ status }) => status !== 404);
  const wrong = described.flatMap(({ method, path, reply }) => {
    const problem = validate(method, path, reply);
    return problem === null ? [] : [`${method} ${path}: ${problem.slice(0, 300)}`];
  });
  expect([...new Set(wrong)]).toEqual([]);
  const succeeded = new Set(seen.filter(({ reply }) => (reply as { code: number }).code === 0).map(({ path }) => path));
  expect(succeeded.size).toBeGreaterThan(70);
});
