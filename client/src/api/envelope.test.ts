import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../lib/ApiError.ts';
import { isSessionExpiry, openEnvelope, readReply } from './envelope.ts';

const open = (body: unknown, path = '/api/front/user/profile') => openEnvelope(body, path, 200);
const failure = (run: () => unknown): ApiError => {
  try {
    run();
  } catch (error) {
    if (error instanceof ApiError) return error;
  }
  throw new Error('no ApiError was thrown');
};

describe('the error catalogue of the envelope', () => {
  test.each([0, 401, 403])('code %i reaches the caller as a normal result', (code) => {
    expect(open({ code, msg: 'm', data: 1 })).toEqual({ code, msg: 'm', data: 1 });
  });
  test('a code may be a text of digits, and the message may be missing', () => {
    expect(open({ code: '0', data: 1 })).toEqual({ code: 0, msg: '', data: 1 });
    expect(failure(() => open({ code: '500', msg: '未登录' })).kind).toBe('unauthorized');
  });
  test('code 500 with 未登录 in the message is session expiry', () => {
    expect(failure(() => open({ code: 500, msg: '用户未登录或登录过期' })).kind).toBe('unauthorized');
  });
  test('the same from invite_operate is passed through', () => {
    const body = { code: 500, msg: '未登录', data: null };
    expect(open(body, '/api/front/user/team/invite_operate')).toEqual(body);
    expect(isSessionExpiry(500, '未登录', '/api/front/user/team/invite_operate')).toBe(false);
  });
  test('code 500 with another message is a server error with that message', () => {
    expect(failure(() => open({ code: 500, msg: '数据库错误' }))).toMatchObject({
      kind: 'server',
      message: '数据库错误',
    });
  });
  test.each([undefined, null, ''])('any other code without a message (%s) rejects with Error', (msg) => {
    expect(failure(() => open({ code: 1234, msg }))).toMatchObject({ kind: 'server', message: 'Error', code: 1234 });
  });
  test.each([
    [404, 'notFound'],
    [409, 'conflict'],
    [422, 'validation'],
  ])('code %i is of kind %s', (code, kind) => {
    expect(failure(() => open({ code, msg: 'm' })).kind).toBe(kind);
  });
  test('422 hands over the fields it names', () => {
    const error = failure(() => open({ code: 422, msg: 'email: 无效', data: { fields: { email: '无效' } } }));
    expect(error.fieldErrors).toEqual({ email: '无效' });
  });
  test.each([null, 'text', [], {}, { code: 'zero' }, { code: null }, 42])(
    '%j is no envelope: a protocol error',
    (body) => {
      expect(failure(() => open(body)).kind).toBe('protocol');
    },
  );
});

describe('readReply', () => {
  const schema = v.object({ list: v.array(v.object({ id: v.string() })) });
  test('gives the data in the shape of the schema and ignores extra fields', () => {
    expect(readReply({ code: 0, msg: '', data: { list: [{ id: 'a', more: 1 }], x: 1 } }, schema, '/p')).toEqual({
      list: [{ id: 'a' }],
    });
  });
  test('names the path of a bad field', () => {
    const error = failure(() => readReply({ code: 0, msg: '', data: { list: [{ id: 7 }] } }, schema, '/p'));
    expect(error.kind).toBe('protocol');
    expect(error.message).toContain('/p: data.list.0.id');
  });
  test('403 becomes a forbidden error with the message', () => {
    expect(failure(() => readReply({ code: 403, msg: '没有权限', data: null }, schema, '/p'))).toMatchObject({
      kind: 'forbidden',
      message: '没有权限',
    });
  });
});
