import { createIntl } from 'react-intl';
import { expect, test, vi } from 'vitest';
import { messages as common } from '#client/i18n/zh-CN/common.ts';
import { ApiError } from '#client/lib/ApiError.ts';
import { showServerError } from './showServerError.ts';

const intl = createIntl({ locale: 'zh-CN', messages: { ...common } as never });

interface Fields {
  readonly email: string;
  readonly password: string;
}

function shown(error: unknown): readonly unknown[] {
  const setError = vi.fn();
  showServerError<Fields>(intl, error, setError, { refused: { field: 'email', messageId: 'create.error.emailTaken' } });
  return setError.mock.calls[0]?.slice(0, 2) ?? [];
}

const refusal = (fieldErrors: Readonly<Record<string, string>>) => new ApiError('validation', 'no', { fieldErrors });

test('a refusal stands at its field, whether the server names it or not', () => {
  expect(shown(refusal({ email: 'taken' }))).toEqual(['email', { message: 'create.error.emailTaken' }]);
  expect(shown(refusal({}))).toEqual(['email', { message: 'create.error.emailTaken' }]);
});

test('what is refused about something else is not said of this field', () => {
  expect(shown(refusal({ invite_code: 'has expired' }))).toEqual(['root', { message: 'has expired' }]);
});

test('any other failure is said above the form', () => {
  expect(shown(new ApiError('server', 'no'))).toEqual(['root', { message: '服务器出错，请稍后重试' }]);
});

test('what the provider says stands in place of our own sentences, at the field as above the form', () => {
  expect(shown(new ApiError('server', '账号或密码错误', { code: 1001 }))).toEqual([
    'root',
    { message: '账号或密码错误' },
  ]);
  expect(shown(new ApiError('validation', '邮箱已注册', { code: 422 }))).toEqual(['email', { message: '邮箱已注册' }]);
});

test('a login that is not accepted is said at the field, not as a session that is over', () => {
  expect(shown(new ApiError('forbidden', '账号或密码错误', { code: 401 }))).toEqual([
    'email',
    { message: '账号或密码错误' },
  ]);
  expect(shown(new ApiError('unauthorized', '未登录', { code: 500 }))).toEqual([
    'email',
    { message: 'create.error.emailTaken' },
  ]);
  expect(shown(new ApiError('unauthorized', '账号已停用', { status: 401, code: 401 }))).toEqual([
    'email',
    { message: '账号已停用' },
  ]);
  expect(shown(new ApiError('unauthorized', 'Request failed with status code 401', { status: 401 }))).toEqual([
    'email',
    { message: 'create.error.emailTaken' },
  ]);
  // A proxy that asks for a login of its own knows nothing of this one.
  for (const [kind, status] of [
    ['unauthorized', 401],
    ['forbidden', 403],
  ] as const) {
    expect(shown(new ApiError(kind, 'Request failed', { status, isForeign: true }))).toEqual([
      'root',
      { message: common['error.onTheWay'] },
    ]);
  }
  expect(shown(new ApiError('forbidden', '注册已关闭', { code: 403 }))).toEqual(['root', { message: '注册已关闭' }]);
});

test('a server without a login is said to be none, unless it says something itself', () => {
  const setError = vi.fn();
  const refused = { field: 'email', messageId: 'create.error.credentials' } as const;
  const absent = 'no login at https://api.example.com';
  for (const details of [{ status: 405 }, { status: 404, code: 404 }]) {
    const message = details.code === undefined ? 'The reply is a page' : 'No such account';
    showServerError<Fields>(intl, new ApiError('notOffered', message, details), setError, { refused, absent });
  }
  expect(setError.mock.calls).toEqual([
    ['root', { message: absent }],
    ['root', { message: 'No such account' }],
  ]);
  // A registration may really be missing.
  expect(shown(new ApiError('notOffered', 'x'))).toEqual(['root', { message: common['error.notOffered'] }]);
});
