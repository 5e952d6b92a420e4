import { expect, test, vi } from 'vitest';
import { replyWith, serveHttp } from '../testing/serveHttp.ts';
import { createInviteApi } from './inviteApi.ts';

const reply = (code: number, msg: string, data: unknown = null) =>
  replyWith('application/json', JSON.stringify({ code, msg, data }));

test.each([
  [500, '用户未登录', { kind: 'loginFirst' }],
  [401, '请登录', { kind: 'loginFirst' }],
  [403, '该邀请发给他人', { kind: 'notForYou' }],
])('code %i (%s) is an answer, and ends no session', async (code, msg, outcome) => {
  const http = await serveHttp(reply(code, msg));
  const expired = vi.fn();
  http.onUnauthorized(expired);
  expect(await createInviteApi(http).accept('C-1', null)).toEqual(outcome);
  expect(await createInviteApi(http).refuse('C-1')).toEqual(outcome);
  expect(expired).not.toHaveBeenCalled();
});

test('another failure of the server stays one', async () => {
  const http = await serveHttp(reply(500, '数据库错误'));
  await expect(createInviteApi(http).accept('C-1', null)).rejects.toMatchObject({ kind: 'server' });
});

test('an invitation that was settled meanwhile is a conflict', async () => {
  const http = await serveHttp(reply(409, 'code: 邀请已过期', { fields: { code: '邀请已过期' } }));
  await expect(createInviteApi(http).accept('C-1', null)).rejects.toMatchObject({
    kind: 'conflict',
    fieldErrors: { code: '邀请已过期' },
  });
});

test('accepting gives the token', async () => {
  const http = await serveHttp(reply(0, 'ok', { token: 'T-9' }));
  expect(await createInviteApi(http).accept('C-1', { name: '陆清和', password: 'long-enough' })).toEqual({
    kind: 'done',
    data: { token: 'T-9' },
  });
});
