import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#client/i18n/zh-CN/shell.ts';
import type { RootStore } from '#client/stores/RootStore.ts';
import type { Access } from '#client/stores/useAccess.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { createTestStores, testProfile } from '#client/testing/testStores.ts';
import { MayEdit } from './MayEdit.tsx';
import { NeedsAccess } from './NeedsAccess.tsx';

let stores: RootStore;
beforeEach(() => {
  ({ stores } = createTestStores());
});

const be = (level: Access | undefined, managers: string[] = []): void => {
  stores.user.setProfile({ ...testProfile, level, managers });
};
const show = (level?: Access) =>
  renderForTest(
    <MayEdit {...(level !== undefined && { level })}>
      <button type="button">{'save'}</button>
    </MayEdit>,
    { stores },
  );
const isThere = (): boolean => screen.queryByRole('button') !== null;

describe('MayEdit', () => {
  test.each([
    ['view', false, false],
    ['edit', true, false],
    ['manage', true, true],
    // A provider without levels: each call decides.
    [undefined, true, true],
  ] as const)('somebody with the level %s edits: %s, manages: %s', (level, edits, manages) => {
    be(level);
    const { unmount } = show();
    expect(isThere()).toBe(edits);
    unmount();
    show('manage');
    expect(isThere()).toBe(manages);
  });

  test('follows a level that changes, and a switch of role does not touch it', () => {
    be('view');
    show();
    act(stores.user.switchRole);
    expect(isThere()).toBe(false);
    act(() => {
      be('edit');
    });
    expect(isThere()).toBe(true);
  });
});

test('the level is kept for the next start, and no field of the user store', () => {
  be('view', ['阿达']);
  expect(Object.keys(stores.user)).not.toContain('level');
  expect(stores.user.userInfo).toMatchObject({ level: 'view', managers: ['阿达'] });
});

test('who may not reads which level they have and whom to ask; nobody is named where nobody is known', () => {
  const page = (
    <NeedsAccess>
      <p>{'form'}</p>
    </NeedsAccess>
  );
  be('view', ['阿达', 'Eva']);
  const { unmount } = renderForTest(page, { stores, messages });
  expect(screen.queryByText('form')).toBeNull();
  expect(screen.getByText('你的权限级别是“查看”，如需修改，可以请阿达、Eva调整。')).toBeTruthy();
  unmount();
  be('view');
  renderForTest(page, { stores, messages });
  expect(screen.getByText('你的权限级别是“查看”，不能在这里修改。')).toBeTruthy();
});
