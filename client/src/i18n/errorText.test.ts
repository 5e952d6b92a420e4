import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../lib/ApiError.ts';
import { messages as en } from './en-US/common.ts';
import { errorText } from './errorText.ts';
import { messages as zh } from './zh-CN/common.ts';

const chinese = createIntl({ locale: 'zh-CN', messages: { ...zh } as never });
const english = createIntl({ locale: 'en-US', messages: { ...en } as never });

describe('what a person reads of an error', () => {
  test('is what the provider says', () => {
    expect(errorText(english, new ApiError('server', '账号或密码错误', { code: 1001 }))).toBe('账号或密码错误');
    expect(errorText(english, new ApiError('forbidden', 'Not for you', { code: 403 }))).toBe('Not for you');
  });
  test.each(['Error', '', '  ', '\u202E\n'])('is our own sentence where it says nothing (%j)', (message) => {
    expect(errorText(chinese, new ApiError('server', message, { code: 1001 }))).toBe(zh['error.server']);
  });
  test('is our own sentence where the message is no word of the provider', () => {
    expect(errorText(chinese, new ApiError('server', 'Request failed with status code 502', { status: 502 }))).toBe(
      zh['error.server'],
    );
    expect(errorText(chinese, new ApiError('protocol', '/p: data.list.0.id: Invalid type', { code: 0 }))).toBe(
      zh['error.protocol'],
    );
    expect(errorText(chinese, new ApiError('protocol', 'a page', { isForeign: true }))).toBe(zh['error.page']);
    expect(errorText(chinese, new ApiError('notOffered', 'a page', { doubt: 'page' }))).toBe(zh['error.page']);
    expect(errorText(chinese, new Error('x is undefined'))).toBe(zh['error.unexpected']);
  });
  test.each([
    [413, 'error.tooLarge'],
    [429, 'error.busy'],
  ] as const)('is what helps where a proxy refuses with HTTP %d and no words', (status, messageId) => {
    const message = `Request failed with status code ${String(status)}`;
    expect(errorText(chinese, new ApiError('server', message, { status }))).toBe(zh[messageId]);
    expect(errorText(english, new ApiError('server', 'Slow down', { status, code: status }))).toBe('Slow down');
  });
  test('is our own sentence where fields are named, each of which has its words at its place', () => {
    const error = new ApiError('validation', 'name: is missing', { code: 422, fieldErrors: { name: 'is missing' } });
    expect(errorText(english, error)).toBe(en['error.validation']);
  });
  test.each([
    ['validation', { 'ids[0]': 'there is no prompt p1' }],
    ['validation', { id: 'only a pending invitation can be canceled' }],
    ['notFound', { job_id: 'This import has ended' }],
  ] as const)(
    'says that a thing nobody typed is gone or changed, and what is said of it (%s %j)',
    (kind, fieldErrors) => {
      const error = new ApiError(kind, 'x', { code: 422, fieldErrors });
      const [words] = Object.values(fieldErrors);
      expect(errorText(english, error)).toBe(`${en['error.gone']} (${String(words)})`);
    },
  );
  test.each([
    ['network', 'Network Error'],
    ['timeout', 'timeout of 600000ms exceeded'],
    ['cancelled', 'canceled'],
  ] as const)('is our own sentence alone where the HTTP client has only English words (%s)', (kind, words) => {
    expect(errorText(chinese, new ApiError(kind, words))).toBe(zh[`error.${kind}`]);
    expect(errorText(english, new ApiError(kind, words))).toBe(en[`error.${kind}`]);
  });
  test('is one line of bounded length that turns nothing round', () => {
    const text = errorText(english, new ApiError('server', `a\u202Eb\n\tc${'長'.repeat(400)}`, { code: 7 }));
    expect(text).toMatch(/^ab c長+…$/u);
    expect(Array.from(text)).toHaveLength(300);
  });
});
