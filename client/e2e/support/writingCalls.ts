import { readdir } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

const API = fileURLToPath(new URL('../../src/api/', import.meta.url));

/** POST calls that write nothing that could be lost, each with the reason. */
const EXEMPT: Readonly<Record<string, string>> = {
  '/api/front/user/logout': 'the browser forgets the session whatever the server says (session.spec.ts)',
  '/api/user/menu': 'it reads the menu of the server (menu.spec.ts)',
  '/api/front/shared/report': 'it reads what a link leads to; it is a POST so that no log holds the token',
  '/api/front/prompt/check': 'it compares what is being typed',
  '/api/front/channel/ask': 'it needs an address that was asked before (channels.spec.ts)',
  '/api/front/brand/try': 'it counts and keeps nothing',
  '/api/front/brand/facts/try': 'it counts and keeps nothing',
  '/api/front/keyword/plan': 'it counts and keeps nothing',
  '/api/front/collect/estimate': 'it counts and keeps nothing',
  '/api/front/collect/providers/try': 'it asks one question and keeps nothing',
  '/api/front/project/check_prompts': 'it compares what is being typed',
  '/api/front/project/questions': 'it proposes and keeps nothing',
  '/api/front/project/suggest': 'it asks a language model and keeps nothing',
  '/api/front/project/website': 'it reads a page and keeps nothing',
  ...Object.fromEntries(
    ['pause', 'resume', 'start', 'cancel', 'again'].map((verb) => [
      `/api/front/collect/run/${verb}`,
      'a run needs the key of a provider: the server of these tests has none (runs.spec.ts has one that does)',
    ]),
  ),
  ...Object.fromEntries(
    ['capture/start', 'capture/answer', 'capture/close', 'collect/plan/save', 'project/archive']
      .concat(['project/delete', 'project/rename', 'project/setup/save'])
      .map((call) => [
        `/api/front/${call}`,
        'it is of a project that a person made; the matrix works on an example (newProject.spec.ts makes one)',
      ]),
  ),
};

type Create = (http: object) => Readonly<Record<string, (...given: readonly unknown[]) => unknown>>;

/** A proxy that has a further proxy for any property: usable as every argument of a call. */
function anything(): unknown {
  return new Proxy(() => undefined, { get: (_target, key) => (typeof key === 'symbol' ? undefined : anything()) });
}

/** The POST paths of one module: makes each call once with a client that only records the path. */
async function postedBy(create: Create): Promise<readonly string[]> {
  const posted: string[] = [];
  const post = async (path: string): Promise<never> => {
    posted.push(path);
    return Promise.reject(new Error('taken down'));
  };
  const get = async (): Promise<never> => Promise.reject(new Error('a reading call'));
  const calls = create({ post, postForReply: post, postRaw: post, get, getFile: get, getRaw: get });
  await Promise.allSettled(
    Object.values(calls).map(async (call) => call(anything(), anything(), anything(), anything())),
  );
  return posted;
}

/** Every writing call of the product, derived from the modules: new calls are included automatically. */
export async function writingCalls(): Promise<readonly string[]> {
  const files = (await readdir(API)).filter((name) => name.endsWith('Api.ts') && name !== 'createApi.ts');
  const posted: string[] = [];
  for (const file of files) {
    const module = (await import(pathToFileURL(API + file).href)) as Readonly<Record<string, Create>>;
    const create = module[`create${file.charAt(0).toUpperCase()}${file.slice(1, -'.ts'.length)}`];
    if (create === undefined) throw new Error(`${file} makes no calls under its own name`);
    posted.push(...(await postedBy(create)));
  }
  return [...new Set(posted)].filter((path) => !(path in EXEMPT)).sort();
}
