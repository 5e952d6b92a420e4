import { expect, test } from 'vitest';
import { NoticesStore } from '../stores/NoticesStore.ts';
import { handleOlderReply } from './handleOlderReply.ts';

test('any code is shown as an error toast for 5 seconds', () => {
  const notices = new NoticesStore();
  handleOlderReply(notices)({ code: 1, msg: '失败' });
  expect(notices.list).toMatchObject([{ intent: 'error', text: '失败', durationMs: 5000 }]);
  expect(notices.confirmLogout).toBe(false);
});

test.each(['Error', '  '])('a reply that says %j is worded by us', (msg) => {
  const notices = new NoticesStore();
  handleOlderReply(notices)({ code: 1, msg });
  expect(notices.list).toMatchObject([{ intent: 'error', text: null, messageId: 'error.server', durationMs: 5000 }]);
});

test.each([50_008, 50_012, 50_014])('code %i also asks to confirm the logout', (code) => {
  const notices = new NoticesStore();
  handleOlderReply(notices)({ code, msg: 'x' });
  expect(notices.confirmLogout).toBe(true);
});
