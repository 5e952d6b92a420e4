import { expect, test } from 'vitest';
import { NoticesStore } from './NoticesStore.ts';

test('a notice of the same key takes the place of the one before', () => {
  const notices = new NoticesStore();
  notices.show({ key: 'session', intent: 'warning', messageId: 'session.loginFirst' });
  notices.show({ key: 'session', intent: 'error', messageId: 'session.expired' });
  notices.show({ intent: 'info', text: 'other' });
  expect(notices.list.map(({ messageId, text }) => messageId ?? text)).toEqual(['session.expired', 'other']);
});
test('dismissing takes just that one away', () => {
  const notices = new NoticesStore();
  notices.show({ intent: 'info', text: 'a' });
  notices.show({ intent: 'info', text: 'b' });
  notices.dismiss(notices.list[0]?.id ?? -1);
  expect(notices.list.map(({ text }) => text)).toEqual(['b']);
});
test('a message that is no longer true is taken back, and only that one', () => {
  const notices = new NoticesStore();
  notices.show({ intent: 'warning', messageId: 'session.loginFirst' });
  notices.show({ intent: 'info', text: 'other' });
  notices.withdraw('session.loginFirst');
  expect(notices.list.map(({ text }) => text)).toEqual(['other']);
});
