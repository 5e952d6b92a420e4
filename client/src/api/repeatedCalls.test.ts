import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { CallOptions } from './http.ts';

/** Calls without an idempotency key, by the reason why a repeated one does no harm. */
const HARMLESS: Readonly<Record<string, readonly string[]>> = {
  'it reads or counts': [
    '/api/user/menu',
    '/api/front/shared/report',
    '/api/front/import/inspect',
    '/api/front/traffic/inspect',
    '/api/front/keyword/inspect',
    '/api/front/keyword/plan',
    '/api/front/prompt/check',
    '/api/front/brand/try',
    '/api/front/brand/facts/try',
    '/api/front/collect/estimate',
    '/api/front/project/website',
    '/api/front/project/questions',
    '/api/front/project/check_prompts',
  ],
  'the second one sets what the first one set': [
    '/api/front/alert/acknowledge',
    '/api/front/alert/mute',
    '/api/front/alert/unmute',
    '/api/front/brand/suggestions/hide',
    '/api/front/brand/errors/mark',
    '/api/front/channel/answer',
    '/api/front/key/revoke',
    '/api/front/notice/read',
    '/api/front/optimize/pages/cancel',
    '/api/front/optimize/pages/html',
    '/api/front/project/archive',
    '/api/front/project/rename',
    '/api/front/project/setup/save',
    '/api/front/report/link/revoke',
    '/api/front/traffic/clear',
    '/api/front/user/editProfile',
    '/api/front/user/updateAccount',
    '/api/front/user/logoutToken',
    '/api/front/workplace/checklist',
  ],
  'the server keeps nothing twice': ['/api/common/upload/avatar', '/api/upload/save'],
  'it is over for the browser whatever the reply is': ['/api/front/user/login', '/api/front/user/logout'],
  'its text is streamed and cannot be repeated; the person sees what has come': ['/api/front/optimize/generate'],
};

type Create = (http: object) => Readonly<Record<string, (...given: readonly unknown[]) => unknown>>;

/** A proxy that has a further proxy for any property: usable as every argument of a call. */
function anything(): unknown {
  return new Proxy(() => undefined, { get: (_target, key) => (typeof key === 'symbol' ? undefined : anything()) });
}

/** Posted paths of all modules that carry no idempotency key. */
async function withoutKey(): Promise<readonly string[]> {
  const paths = new Set<string>();
  const post = async (path: string, ...rest: readonly unknown[]): Promise<never> => {
    // The options are the last argument, after the body and, for `post`, the schema.
    const options = rest.at(-1) as CallOptions | undefined;
    if (typeof options !== 'object' || options.idempotent !== true) paths.add(path);
    return Promise.reject(new Error('recorded'));
  };
  const get = async (): Promise<never> => Promise.reject(new Error('a reading call'));
  const files = (await readdir(import.meta.dirname)).filter(
    (file) => file.endsWith('Api.ts') && file !== 'createApi.ts',
  );
  for (const file of files) {
    const name = file.slice(0, -'.ts'.length);
    const module = (await import(new URL(file, import.meta.url).href)) as Readonly<Record<string, Create>>;
    const create = module[`create${name.charAt(0).toUpperCase()}${name.slice(1)}`];
    const calls = create?.({ post, postForReply: post, postRaw: post, get, getFile: get, getRaw: get }) ?? {};
    await Promise.allSettled(Object.values(calls).map(async (call) => call(...Array.from({ length: 4 }, anything))));
  }
  return [...paths].sort();
}

test('every call that makes, sends or pays something carries an idempotency key', async () => {
  expect(await withoutKey()).toEqual(Object.values(HARMLESS).flat().sort());
});
