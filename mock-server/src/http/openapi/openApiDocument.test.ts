import { readdirSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { Validator } from '@seriousme/openapi-schema-validator';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mustCalls } from '#scripts/contract/mustCalls.ts';
import { replyValidator } from '#server/testing/replyValidator.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';
import { openApiDocument } from './openApiDocument.ts';
import type { OpenApiDocument } from './openApiDocument.ts';

let server: TestServer;
let document: OpenApiDocument;
beforeAll(async () => {
  server = await startTestServer();
  const reply = await fetch(`${server.url}/api/openapi.json`);
  expect(reply.headers.get('content-type')).toContain('application/json');
  document = (await reply.json()) as OpenApiDocument;
});
afterAll(() => server.stop());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

test('an independent validator finds it valid', async () => {
  expect(await new Validator().validate(v.parse(v.record(v.string(), v.unknown()), structuredClone(document)))).toEqual(
    { valid: true },
  );
});

test('every call of the server stands in it, and no other', () => {
  const described = operations().map(({ path, method }) => `${method} ${path.replaceAll(/\{(\w+)\}/gu, ':$1')}`);
  expect(described.sort()).toEqual(server.routes.all.map(([method, path]) => `${method} ${path}`).sort());
});

test('the 22 calls of the specification stand in it', () => {
  const described = operations().map(({ path, method }) => `${method.toUpperCase()} ${path}`);
  expect(Object.values(mustCalls).filter((call) => !described.includes(call))).toEqual([]);
});

test('every example is allowed by its own schema', () => {
  const validate = replyValidator(document);
  for (const { path, method, operation } of operations()) {
    const { responses } = operation as {
      responses: Record<string, { content?: Record<string, { example?: unknown }> }>;
    };
    const example = responses[200]?.content?.['application/json']?.example;
    if (example !== undefined) expect([path, validate(method, path, example)]).toEqual([path, null]);
  }
});

test('the default of an object holds every field, as types made from it need them', () => {
  const withDefault = v.object({ properties: v.looseObject({}), default: v.looseObject({}) });
  const found: (readonly string[])[][] = [];
  JSON.stringify(document, (_name, part: unknown) => {
    if (v.is(withDefault, part)) found.push([Object.keys(part.properties), Object.keys(part.default)]);
    return part;
  });
  expect(found.length).toBeGreaterThan(0);
  for (const [fields, given] of found) expect(given).toEqual(fields);
});

test('a reply that lacks a field is told from one that fits', () => {
  const validate = replyValidator(document);
  const reply = { code: 0, msg: 'ok', data: { list: [{ id: 'a' }] } };
  expect(validate('get', '/api/front/platform/index', reply)).toMatch(/name/u);
});

test('who may make a call is said of each', () => {
  const security = (path: string, method: string): unknown => {
    const operation: { security?: unknown } = document.paths[path]?.[method] ?? {};
    return operation.security;
  };
  expect(security('/api/front/user/login', 'post')).toEqual([]);
  expect(security('/api/front/user/profile', 'get')).toEqual([{ login: [] }]);
  expect(security('/api/front/overview/index', 'get')).toEqual([{ login: [] }, { key: [] }]);
});

test('the statuses by which programs with keys are refused stand with each of their calls', () => {
  const statuses = (path: string, method: string): string[] => {
    const { responses }: { responses?: object } = document.paths[path]?.[method] ?? {};
    return Object.keys(responses ?? {});
  };
  expect(statuses('/api/front/answer/promptsDetails', 'get')).toEqual(['200', '401', '403', '404', '422', '429']);
  expect(statuses('/api/front/answers/push', 'post')).toEqual(expect.arrayContaining(['403', '404', '409', '415']));
});

test('calls that take no key say so by status too, and every change what content it is refused for', () => {
  const statuses = (path: string, method: string): string[] => {
    const { responses }: { responses?: object } = document.paths[path]?.[method] ?? {};
    return Object.keys(responses ?? {});
  };
  expect(statuses('/api/front/user/profile', 'get')).toEqual(['200', '401', '403', '422']);
  expect(statuses('/api/front/user/login', 'post')).toEqual(['200', '413', '415', '422']);
  expect(statuses('/api/uploads/{name}', 'get')).toContain('404');
});

test('a refusal is told from a success by its code alone, as generated types do', async () => {
  const { Refusal } = v.parse(
    v.object({ Refusal: v.object({ properties: v.object({ code: v.object({ enum: v.array(v.number()) }) }) }) }),
    document.components['schemas'],
  );
  const codes = Refusal.properties.code.enum;
  expect(codes.filter((code) => code === 0 || code === 20_000)).toEqual([]);
  const root = new URL('../../', import.meta.url);
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.ts$/u.test(name),
  );
  const thrown = sources.flatMap((name) =>
    [...readFileSync(new URL(name, root), 'utf8').matchAll(/new MockError\(\s*(\d+)/gu)].map(([, code]) =>
      Number(code),
    ),
  );
  expect(thrown.length).toBeGreaterThan(10);
  expect(thrown.filter((code) => !codes.includes(code))).toEqual([]);
  const menu = await server.post('/api/user/menu', {});
  expect([menu.code, replyValidator(document)('post', '/api/user/menu', menu)]).toEqual([50_008, null]);
});

/** Places in a response description where a field has no description. */
function saysNothing(schema: unknown, place: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if (Array.isArray(schema)) {
    // Of the lists of a schema, those of alternatives hold schemas.
    if (!/\/(?:anyOf|oneOf|allOf|prefixItems)$/u.test(place)) return [];
    return schema.flatMap((each, index) => saysNothing(each, `${place}/${String(index)}`));
  }
  const { default: _, description: __, ...said } = schema as Record<string, unknown>;
  if (Object.keys(said).length === 0 && !/\/(?:properties|schemas)$/u.test(place)) return [place];
  return Object.entries(said).flatMap(([name, value]) => saysNothing(value, `${place}/${name}`));
}

test('each field of a reply says what it holds', () => {
  const replies = operations().map(({ path, operation }) => {
    const { responses } = operation as {
      responses: Record<string, { content?: Record<string, { schema?: unknown }> }>;
    };
    return [path, responses[200]?.content?.['application/json']?.schema ?? null] as const;
  });
  expect(saysNothing(document.components['schemas'], '')).toEqual([]);
  expect(replies.flatMap(([path, schema]) => saysNothing(schema, path))).toEqual([]);
});

test('a change and a demand that the client has to have are no nulls', () => {
  const { ChangeItem, DemandPoint } = v.parse(
    v.object({
      ChangeItem: v.object({ properties: v.object({ change: v.unknown() }) }),
      DemandPoint: v.object({ properties: v.object({ demand: v.unknown() }) }),
    }),
    document.components['schemas'],
  );
  expect(ChangeItem.properties.change).toEqual({ $ref: '#/components/schemas/Change' });
  expect(DemandPoint.properties.demand).toEqual({ $ref: '#/components/schemas/Demand' });
});

test('days and times of replies have their formats, as those of requests have', () => {
  const { Scope, AnswerSummary } = v.parse(
    v.object({
      Scope: v.object({ properties: v.object({ start_time: v.unknown() }) }),
      AnswerSummary: v.object({ properties: v.object({ asked_at: v.unknown() }) }),
    }),
    document.components['schemas'],
  );
  expect(JSON.stringify(Scope.properties.start_time)).toContain('"format":"date"');
  expect(JSON.stringify(AnswerSummary.properties.asked_at)).toContain('"format":"date-time"');
});

test('every named schema is referred to', () => {
  const text = JSON.stringify(document);
  const names = Object.keys(document.components['schemas'] ?? {});
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !text.includes(`"#/components/schemas/${name}"`))).toEqual([]);
});

test('it is made of the calls as they are registered, and a call that nobody described is left out', () => {
  const call = { method: 'get', path: '/api/front/new', caller: 'read', request: null, ofProject: true } as const;
  expect(Object.keys(openApiDocument([call]).paths)).toEqual([]);
});

test('a second visit finds it unchanged; the page asks nobody else, and runs no script of its own', async () => {
  const first = await fetch(`${server.url}/api/openapi.json`);
  const again = await fetch(`${server.url}/api/openapi.json`, {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
  const page = await fetch(`${server.url}/api/docs`);
  const html = await page.text();
  expect(html).not.toMatch(/https?:\/\/|<script>|<style/u);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).toContain("connect-src 'self'");
});

test('the page and the description work where a proxy serves the API under a path', async () => {
  const shown = 'https://example.com/geo/api/docs';
  const html = await (await fetch(`${server.url}/api/docs`)).text();
  const start = await (await fetch(`${server.url}/api/docs/start.js`)).text();
  const parts = [...html.matchAll(/(?:src|href)="([^":]+)"/gu), ...start.matchAll(/url: '([^']+)'/gu)];
  expect(parts.length).toBeGreaterThanOrEqual(5);
  for (const [, part = ''] of parts) {
    const { pathname } = new URL(part, shown);
    expect(pathname).toMatch(/^\/geo\/api\//u);
    const file = await fetch(`${server.url}${pathname.slice('/geo'.length)}`);
    expect(file.status, part).toBe(200);
    if (part.endsWith('.js')) expect(file.headers.get('content-type'), part).toContain('javascript');
  }
  let given: unknown;
  runInNewContext(start, { URL, SwaggerUIBundle: (options: unknown) => (given = options) });
  const { responseInterceptor: intercept } = v.parse(v.object({ responseInterceptor: v.function() }), given);
  const description = { ok: true, url: 'https://example.com/geo/api/openapi.json', text: JSON.stringify(document) };
  const { text } = v.parse(v.object({ text: v.string() }), intercept(description));
  expect(JSON.parse(text)).toEqual({ ...document, servers: [{ url: 'https://example.com/geo' }] });
  const call = { ok: true, url: 'https://example.com/geo/api/front/user/profile', text: 'as it was' };
  expect(intercept(call)).toEqual({ ...call });
});

/** The address in the description that a client with these headers gets. */
async function addressIn(headers: Record<string, string>): Promise<string> {
  const { servers } = (await (await fetch(`${server.url}/api/openapi.json`, { headers })).json()) as OpenApiDocument;
  const [first, ...others] = servers as { url: string }[];
  expect(others).toEqual([]);
  return first?.url ?? '';
}

test.each<[string, Record<string, string>]>([
  ['', {}],
  ['https://console.example.com', { 'x-forwarded-host': 'console.example.com', 'x-forwarded-proto': 'https' }],
  [
    'https://example.com/geo',
    { 'x-forwarded-host': 'example.com, inner', 'x-forwarded-proto': 'https, http', 'x-forwarded-prefix': '/geo/' },
  ],
  ['..', { 'x-forwarded-host': 'not a host' }],
  ['..', { 'x-forwarded-host': 'me@elsewhere.example' }],
])('the address of the API in it is whole, as programs that import it need: %s', async (address, headers) => {
  expect(await addressIn(headers)).toBe(address === '' ? server.url : address);
});

test('its texts are short enough for GPT Actions, and its parameters stand in each call, for Dify', () => {
  for (const { path, operation } of operations()) {
    const { operationId, summary, description, parameters } = operation as {
      readonly operationId: string;
      readonly summary: string;
      readonly description: string;
      readonly parameters: readonly { readonly name?: string; readonly description?: string }[];
    };
    expect(operationId, path).toMatch(/^[\w-]{1,64}$/u);
    expect(Math.max(summary.length, description.length), path).toBeLessThanOrEqual(300);
    for (const { name, description = '' } of parameters) {
      expect(name, path).toEqual(expect.any(String));
      expect(description.length, path).toBeLessThanOrEqual(700);
    }
  }
});

const filtersOf = (path: string) => {
  const call = document.paths[path]?.['get'] as
    | { parameters: { name?: string; description?: string; schema: { description?: string } }[] }
    | undefined;
  return (call?.parameters ?? []).filter(({ name }) => name !== undefined);
};

test('each filter of answers says what it selects, and whose brand it is about', () => {
  const filters = filtersOf('/api/front/answer/answers').filter(({ name = '' }) => !name.startsWith('page'));
  expect(filters.filter(({ description = '' }) => description === '').map(({ name }) => name)).toEqual([]);
  expect(filters.find(({ name }) => name === 'brand_id')?.description).toContain('alone it selects nothing');
});

test('each filter of a report says what it selects and, if it may be left out, what then counts', () => {
  const filters = filtersOf('/api/front/overview/index');
  expect(filters.filter(({ description = '' }) => description === '').map(({ name }) => name)).toEqual([]);
  const told = new Map(filters.map(({ name, description }) => [name, description]));
  expect(told.get('start_time')).toContain('6 days before');
  expect(told.get('keyword_ids')).toContain('separated by commas');
  expect(filters.map(({ schema }) => schema.description)).toEqual(filters.map(() => undefined));
});

test('a push says how many records it takes', () => {
  const call = document.paths['/api/front/answers/push']?.['post'] as
    | { requestBody: { content: Record<string, { schema: { properties: Record<string, object> } }> } }
    | undefined;
  expect(call?.requestBody.content['application/json']?.schema.properties['answers']).toMatchObject({
    minItems: 1,
    maxItems: 1000,
  });
});
