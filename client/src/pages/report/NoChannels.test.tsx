import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages as report } from '#client/i18n/zh-CN/report.ts';
import { messages as shell } from '#client/i18n/zh-CN/shell.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { createTestStores, testProfile } from '#client/testing/testStores.ts';
import { NoChannels } from './NoChannels.tsx';

test('only those who may add a channel are sent to where that is done; others read whom to ask', () => {
  const { stores } = createTestStores();
  const show = (level: 'edit' | 'manage') => {
    stores.user.setProfile({ ...testProfile, level, managers: ['阿达'] });
    return renderForTest(<NoChannels id="report.send.none" />, { stores, messages: { ...report, ...shell } });
  };
  const { unmount } = show('edit');
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('你的权限级别是“编辑”，如需修改，可以请阿达调整。')).toBeTruthy();
  unmount();
  show('manage');
  expect(screen.getByRole('link', { name: report['report.send.add'] })).toBeTruthy();
  expect(screen.queryByText(/权限级别/u)).toBeNull();
});
