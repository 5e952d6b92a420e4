import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';
import { describedAreas } from './described/describedAreas.ts';
import { openApiDocument } from './openApiDocument.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const operationSchema = v.looseObject({
  parameters: v.array(v.looseObject({ name: v.optional(v.string(), ''), example: v.optional(v.unknown()) })),
  requestBody: v.optional(v.object({ content: v.record(v.string(), v.object({ example: v.optional(v.unknown()) })) })),
});

/** Values as they are sent in a query. */
function queryOf(parameters: v.InferOutput<typeof operationSchema>['parameters']): Record<string, unknown> {
  const texts = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(texts) : typeof value === 'string' ? value : JSON.stringify(value);
  const given = parameters.filter(({ example }) => example !== undefined);
  return Object.fromEntries(given.map(({ name, example }) => [name.replace('[]', ''), texts(example)]));
}

test('no example is refused for its form', () => {
  const { paths } = openApiDocument(server.routes.calls);
  const described = new Map(describedAreas.flatMap(({ calls }) => Object.entries(calls)));
  const refused = server.routes.calls.flatMap((call) => {
    const { method, path } = call;
    const schema = described.get(`${method.toUpperCase()} ${path}`)?.request ?? call.request;
    const operation = v.parse(operationSchema, paths[path.replaceAll(/:(\w+)/gu, '{$1}')]?.[method]);
    const json = operation.requestBody?.content['application/json'];
    if (schema === null || (method === 'post' && json === undefined)) return [];
    const read = v.safeParse(schema, method === 'get' ? queryOf(operation.parameters) : json?.example);
    return read.success ? [] : [`${path} ${v.getDotPath(read.issues[0]) ?? ''}: ${read.issues[0].message}`];
  });
  expect(refused).toEqual([]);
});

test('a file is one to generators of clients, and a JSON file is an object', () => {
  const { paths } = openApiDocument(server.routes.calls);
  const form = { file: { type: 'string', format: 'binary' } };
  for (const path of ['/api/upload/save', '/api/common/upload/avatar', '/api/front/import/inspect']) {
    const content = { 'multipart/form-data': { schema: { properties: form } } };
    expect(paths[path]?.['post']).toMatchObject({ requestBody: { content } });
  }
  const feed = {
    'text/csv': { schema: { type: 'string' } },
    'application/vnd.answerscope.table+json': { schema: { type: 'object', additionalProperties: true } },
    'application/vnd.apache.parquet': { schema: { type: 'string', format: 'binary' } },
  };
  expect(paths['/api/front/table/feed']?.['get']).toMatchObject({ responses: { 200: { content: feed } } });
});

test('days and times of requests have their formats, and a call that takes a file alone no JSON', () => {
  const { paths } = openApiDocument(server.routes.calls);
  const body = (path: string): string => JSON.stringify(paths[path]?.['post'] ?? null);
  expect(body('/api/front/answers/push')).toContain('"format":"date-time"');
  expect(body('/api/front/optimize/changes/save')).toMatch(/"published_on":\{[^}]*"format":"date"/u);
  expect(body('/api/front/traffic/inspect')).not.toMatch(/"requestBody":\{[^}]*application\/json/u);
});
