import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { ApiError } from '../lib/ApiError.ts';
import { messages as en } from './en-US/common.ts';
import { messages as enUi } from './en-US/ui.ts';
import { failureText } from './failureText.ts';
import { messages as zh } from './zh-CN/common.ts';
import { messages as zhUi } from './zh-CN/ui.ts';

const chinese = createIntl({ locale: 'zh-CN', messages: { ...zh, ...zhUi } as never });
const english = createIntl({ locale: 'en-US', messages: { ...en, ...enUi } as never });

test.each([413, 414, 431])('does not ask to shorten what nobody wrote: a list is asked for (HTTP %d)', (status) => {
  const error = new ApiError('server', 'x', { status, isRead: true });
  expect(failureText(chinese, error)).toBe(zhUi['ui.longQuery']);
});
test('says until when a server asks to wait, beside its words or ours', () => {
  const retryAt = new Date(2026, 2, 1, 14, 5, 30).getTime();
  const error = new ApiError('server', 'x', { status: 503, retryAt });
  expect(failureText(chinese, error)).toBe(`${zh['error.server']}（最早 14:05:30）`);
  const spoken = new ApiError('server', 'Too many', { status: 429, code: 429, retryAt });
  expect(failureText(english, spoken)).toMatch(/^Too many \(not before 2:05:30\sPM\)$/u);
});

test('of a change, a reply that cannot be read asks for no reload, which would lose what was typed', () => {
  const page = new ApiError('notOffered', 'a page', { doubt: 'page', call: 'POST /x' });
  const cut = new ApiError('protocol', 'cut', { status: 200 });
  expect(failureText(chinese, page)).toBe(zhUi['ui.changePage']);
  expect(failureText(english, cut)).toBe(enUi['ui.changeUnread']);
  for (const text of [enUi['ui.changePage'], enUi['ui.changeUnread']]) expect(text).not.toMatch(/reload/iu);
  expect(failureText(chinese, page.with({ isRead: true }))).toBe(zh['error.page']);
  expect(failureText(english, cut.with({ isRead: true }))).toBe(en['error.protocol']);
});

test('the page of a 404 in place of a reply that came before says nothing of the thing asked for', () => {
  const error = new ApiError('notFound', 'x', { status: 404, isForeign: true });
  expect(failureText(english, error)).toBe(en['error.onTheWay']);
  expect(failureText(english, new ApiError('notFound', 'x', { status: 404 }))).toBe(en['error.notFound']);
});

test('is what is said of any error where nothing else is known', () => {
  const error = new ApiError('server', 'Request failed with status code 413', { status: 413 });
  expect(failureText(chinese, error)).toBe(zh['error.tooLarge']);
  expect(failureText(english, new Error('x is undefined'))).toBe(en['error.unexpected']);
});
