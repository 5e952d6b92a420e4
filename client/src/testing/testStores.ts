import type { Api } from '../api/createApi.ts';
import type { Http } from '../api/http.ts';
import type { Profile } from '../api/userSchemas.ts';
import { NoticesStore } from '../stores/NoticesStore.ts';
import { RootStore } from '../stores/RootStore.ts';
import { createMemoryStorage } from './memoryStorage.ts';

export const testProfile: Profile = {
  name: '林晓',
  avatar: '',
  job: 'brand',
  organization: 'team',
  location: 'hangzhou',
  email: 'lin@example.com',
  introduction: '',
  personalWebsite: '',
  jobName: '品牌经理',
  organizationName: '品牌部',
  locationName: '杭州',
  phone: '',
  registrationDate: '2026-01-05',
  accountId: 'A-1',
  certification: 1,
  role: 'admin',
};

/** A call that rejects, for calls that the test does not expect. */
function unexpected(name: string) {
  return async (): Promise<never> => Promise.reject(new Error(`unexpected call: ${name}`));
}

type Overrides = { readonly [Area in keyof Api]?: Partial<Api[Area]> };

function area<T extends object>(name: string, given: Partial<T> | undefined): T {
  return new Proxy(given ?? {}, {
    get: (target, key) => Reflect.get(target, key) ?? unexpected(`${name}.${String(key)}`),
  }) as T;
}

export function createTestApi(overrides: Overrides = {}): Api {
  return {
    user: area('user', overrides.user),
    project: area('project', overrides.project),
    filters: area('filters', overrides.filters),
    menu: area('menu', overrides.menu),
    notice: area('notice', overrides.notice),
    local: area('local', overrides.local),
  };
}

/** Real stores with API calls that the test supplies. */
export function createTestStores(overrides: Overrides = {}, http: Partial<Http> = {}) {
  const memory = createMemoryStorage();
  const stores = new RootStore(createTestApi(overrides), area('http', http), memory.storage, new NoticesStore());
  return { stores, ...memory };
}
