import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  SPARSE_ACCOUNT,
  SPARSE_TOKEN,
  sparseReplies,
  WRONG_PASSWORD,
} from '#e2e/support/sparseProvider/sparseReplies.ts';
import type { SparseCall } from '#e2e/support/sparseProvider/sparseReplies.ts';
import { startSparseProvider } from '#e2e/support/sparseProvider/startSparseProvider.ts';
import type { SparseProvider } from '#e2e/support/sparseProvider/startSparseProvider.ts';
import { createHttp } from './http.ts';
import type { Http } from './http.ts';
import { createInviteApi } from './inviteApi.ts';
import { createMembersApi } from './membersApi.ts';
import { createMenuApi } from './menuApi.ts';
import { createProjectApi } from './projectApi.ts';
import { createUserApi } from './userApi.ts';
import { createVipApi } from './vipApi.ts';

const file = () => new File(['x'], 'x.png', { type: 'image/png' });
const access = { role: 'user', project_ids: ['1'] } as const;

/** Each call as the product makes it. */
const calls: Readonly<Record<SparseCall, (http: Http) => Promise<unknown>>> = {
  'POST /api/front/user/login': async (http) => createUserApi(http).login(SPARSE_ACCOUNT),
  'POST /api/front/user/register/email': async (http) =>
    createUserApi(http).register({ ...SPARSE_ACCOUNT, name: 'Owner' }),
  'POST /api/front/user/logout': async (http) => createUserApi(http).logout(),
  'POST /api/user/menu': async (http) =>
    createMenuApi(http, () => {
      throw new Error('refused');
    }).load(),
  'GET /api/front/user/profile': async (http) => createUserApi(http).profile(),
  'GET /api/front/user/allToken': async (http) => createUserApi(http).devices(),
  'POST /api/common/upload/avatar': async (http) => createUserApi(http).uploadAvatar(file()),
  'POST /api/front/user/editProfile': async (http) => createUserApi(http).editProfile({ name: 'Owner' }),
  'POST /api/front/user/updateAccount': async (http) =>
    createUserApi(http).updateAccount({ email: SPARSE_ACCOUNT.email, phone: '', password: 'x' }),
  'POST /api/front/user/updatePassword': async (http) =>
    createUserApi(http).updatePassword({ old_password: 'a', new_password: 'b' }),
  'POST /api/front/user/logoutToken': async (http) => createUserApi(http).logoutDevice('1'),
  'POST /api/front/user/team/invite': async (http) =>
    createMembersApi(http).invite({ ...access, emails: ['new@example.com'] }),
  'GET /api/front/user/team/members': async (http) => createMembersApi(http).members({ page: 1, page_size: 20 }),
  'GET /api/front/user/team/invite_list': async (http) => createMembersApi(http).invitations(),
  'POST /api/front/user/team/invite_canel': async (http) => createMembersApi(http).cancel('5'),
  'GET /api/front/user/team/invite_page_info': async (http) => createInviteApi(http).info('code'),
  'POST /api/front/user/team/invite_operate': async (http) => createInviteApi(http).accept('code', null),
  'POST /api/front/user/team/membersUpdate': async (http) => createMembersApi(http).update('2', access),
  'POST /api/front/user/team/membersDelete': async (http) => createMembersApi(http).remove('2'),
  'GET /api/front/vip/index': async (http) => createVipApi(http).plans(),
  'GET /api/front/project/index': async (http) => createProjectApi(http).list(),
  'POST /api/upload/save': async (http) => createUserApi(http).uploadFile(file()),
};

const variants = Object.entries(sparseReplies).flatMap(([call, replies]) =>
  Object.keys(replies).map((variant): [SparseCall, string] => [call as SparseCall, variant]),
);

const clientOf = (baseUrl: string, token: string | null): Http =>
  createHttp({
    baseUrl,
    readToken: () => token,
    readProjectId: () => '1',
    readLocale: () => 'zh-CN',
    adapter: 'fetch',
  });

async function ask(call: SparseCall, variant: string) {
  const started = await startSparseProvider(0, { variants: { [call]: variant } });
  const expired = vi.fn();
  const http = clientOf(started.url, SPARSE_TOKEN);
  http.onUnauthorized(expired);
  try {
    return { reply: await calls[call](http), url: started.url, expired };
  } finally {
    await started.stop();
  }
}

describe('a provider that says as little as the specification allows', () => {
  let silent: SparseProvider;
  beforeAll(async () => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    silent = await startSparseProvider();
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await silent.stop();
  });

  test.each(variants)('%s is understood (%s)', async (call, variant) => {
    const { reply, expired } = await ask(call, variant);
    expect(JSON.stringify(reply ?? null)).not.toMatch(/undefined|NaN|\[object/u);
    expect(expired).not.toHaveBeenCalled();
  });

  test.each(Object.keys(sparseReplies['POST /api/upload/save']))(
    'a file is found in the reply (%s)',
    async (variant) => {
      for (const call of ['POST /api/upload/save', 'POST /api/common/upload/avatar'] as const) {
        const { reply, url } = await ask(call, variant);
        expect(reply).toEqual({ url: `${url}/files/picture.png` });
      }
    },
  );

  test('lists keep what can be read of them', async () => {
    const idsOf = async (call: SparseCall): Promise<unknown> => {
      const { reply } = await ask(call, 'broken');
      const rows = Array.isArray(reply) ? reply : (reply as { list: unknown[] }).list;
      return (rows as { id?: string; name: string }[]).map(({ id, name }) => id ?? name);
    };
    expect(await idsOf('GET /api/front/project/index')).toEqual(['1', '2']);
    expect(await idsOf('GET /api/front/user/team/members')).toEqual(['1']);
    expect(await idsOf('GET /api/front/user/team/invite_list')).toEqual(['5']);
    expect(await idsOf('GET /api/front/user/allToken')).toEqual(['1']);
    expect(await idsOf('GET /api/front/vip/index')).toEqual(['1', '2']);
    expect(await idsOf('POST /api/user/menu')).toEqual(['answer']);
  });

  test('a wrong password is refused in the words of the provider', async () => {
    const http = clientOf(silent.url, null);
    await expect(createUserApi(http).login({ ...SPARSE_ACCOUNT, password: 'wrong' })).rejects.toMatchObject({
      kind: 'server',
      code: 1001,
      message: WRONG_PASSWORD,
    });
  });

  test.each(['GET /api/front/project/index', 'POST /api/user/menu', 'POST /api/front/user/editProfile'] as const)(
    '%s without a login ends the session',
    async (call) => {
      const http = clientOf(silent.url, null);
      const expired = vi.fn();
      http.onUnauthorized(expired);
      await expect(calls[call](http)).rejects.toMatchObject({ kind: 'unauthorized' });
      expect(expired).toHaveBeenCalledOnce();
    },
  );
});
