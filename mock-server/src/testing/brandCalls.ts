import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { brandListSchema, recountJobSchema } from '#client/api/brandNamesSchemas.ts';
import type { BrandNames, RecountJob } from '#client/api/brandNamesSchemas.ts';
import type { TestServer } from './startTestServer.ts';

export const BRAND = '/api/front/brand';

/** The own brand of the small seed, as in responses. */
export const OWN = {
  id: 'own',
  name: 'Ownbrand',
  own: true,
  aliases: [],
  match_case: false,
  domains: ['own.example'],
};

type Done = Extract<RecountJob, { state: 'done' }>;

export interface BrandCalls {
  readonly list: () => Promise<readonly BrandNames[]>;
  readonly start: (call: 'try' | 'save', brands: readonly object[]) => Promise<RecountJob>;
  readonly job: (id: string) => Promise<RecountJob>;
  /** Resolves with the job once it is no longer running. */
  readonly ended: (id: string) => Promise<RecountJob>;
  /** Starts a job and waits until it is done. */
  readonly run: (call: 'try' | 'save', brands: readonly object[]) => Promise<Done['result']>;
}

/** The API calls of brands; responses are parsed with the client's schemas. */
export function brandCalls(server: Pick<TestServer, 'get' | 'post'>, headers: Record<string, string>): BrandCalls {
  const list: BrandCalls['list'] = async () =>
    v.parse(brandListSchema, (await server.get(`${BRAND}/index`, headers)).data).brands;
  const start: BrandCalls['start'] = async (call, brands) =>
    v.parse(recountJobSchema, (await server.post(`${BRAND}/${call}`, { brands }, headers)).data);
  const job: BrandCalls['job'] = async (id) =>
    v.parse(recountJobSchema, (await server.get(`${BRAND}/job?job_id=${id}`, headers)).data);
  const ended: BrandCalls['ended'] = async (id) => {
    for (;;) {
      const state = await job(id);
      if (state.state !== 'running') return state;
      await pause(5);
    }
  };
  const run: BrandCalls['run'] = async (call, brands) => {
    const end = await ended((await start(call, brands)).job_id);
    if (end.state !== 'done') throw new Error(`The job is ${end.state}`);
    return end.result;
  };
  return { list, start, job, ended, run };
}
