import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { expect } from 'vitest';
import { importInspectionSchema, importJobSchema } from '#client/api/importSchemas.ts';
import type { ImportInspection, ImportResult } from '#client/api/importSchemas.ts';
import { projectIndexSchema } from '#client/api/projectSchemas.ts';
import type { TestServer } from './startTestServer.ts';
import { uploadFile } from './uploadFile.ts';
import type { Reply } from './uploadFile.ts';

export const INSPECT = '/api/front/import/inspect';
export const START = '/api/front/import/start';
export const JOB = '/api/front/import/job';

/** Three valid answers in one table. */
export const GOOD_TABLE = [
  'engine,question,asked_at,response,sources,run',
  'openai,哪款灯好？,2026-02-01T08:00:00Z,"1. **Lumora**: bright, ""warm""\n2. **Wickett**: cheap",https://a.example.org/x?utm_source=y,1',
  'Kimi,哪款灯好？,2026-02-02 08:00,"- **Lumora**：好\n- **Wickett**：便宜",,1',
  'Kimi,Which lamp?,2026-02-03,Wickett,https://b.example.org,2',
].join('\r\n');

type Headers = Record<string, string>;

/** Uploads a file and returns the server's inspection. */
export async function look(
  server: TestServer,
  headers: Headers,
  content: string | Uint8Array<ArrayBuffer>,
  name?: string,
): Promise<ImportInspection> {
  const reply = await uploadFile(server, headers, content, name);
  expect(reply).toMatchObject({ code: 0 });
  return v.parse(importInspectionSchema, reply.data);
}

/** The request that imports a file as project Lamps. */
export function orderOf(found: ImportInspection, changes: object = {}): object {
  return {
    file_id: found.file_id,
    project_name: 'Lamps',
    brand: { name: 'Lumora', aliases: [] },
    competitors: [{ name: 'Wickett', aliases: ['威克'] }],
    mapping: found.mapping,
    ...changes,
  };
}

/** Waits for the end of a job and returns its result. @throws the reason of a failed job */
export async function finish(server: TestServer, headers: Headers, reply: Reply): Promise<ImportResult> {
  let job = v.parse(importJobSchema, reply.data);
  while (job.state === 'running') {
    await wait(50);
    job = v.parse(importJobSchema, (await server.get(`${JOB}?job_id=${job.job_id}`, headers)).data);
  }
  if (job.state === 'failed') throw new Error(job.reason);
  expect(job.share).toBe(1);
  return job.result;
}

/** Uploads and imports a file, and returns the result. */
export async function importAll(
  server: TestServer,
  headers: Headers,
  content: string,
  changes: object = {},
): Promise<ImportResult> {
  const order = orderOf(await look(server, headers, content), changes);
  return finish(server, headers, await server.post(START, order, headers));
}

/** Names of the projects that an account sees. */
export async function projectNames(server: TestServer, headers: Headers): Promise<string[]> {
  const { data } = await server.get('/api/front/project/index', headers);
  return v.parse(projectIndexSchema, data).list.map(({ name }) => name);
}
