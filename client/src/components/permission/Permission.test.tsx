import { act, renderHook, screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { RootStore } from '#client/stores/RootStore.ts';
import { StoresContext } from '#client/stores/useStores.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { createTestStores, testProfile } from '#client/testing/testStores.ts';
import { Permission } from './Permission.tsx';
import { isAllowed, usePermission } from './usePermission.ts';

let stores: RootStore;

beforeEach(() => {
  ({ stores } = createTestStores());
  stores.user.setProfile({ ...testProfile, role: 'user' });
});

const show = (roles: readonly string[]) =>
  renderForTest(
    <Permission roles={roles}>
      <button type="button">{'delete'}</button>
    </Permission>,
    { stores },
  );
const isThere = (): boolean => screen.queryByRole('button') !== null;

describe('Permission', () => {
  test('shows its children to a role of the list', () => {
    show(['admin', 'user']);
    expect(isThere()).toBe(true);
  });

  test('takes them off the page for any other role', () => {
    show(['admin']);
    expect(isThere()).toBe(false);
  });

  test('an empty list means everyone, even somebody whose role is not known yet', () => {
    stores.user.clear();
    show([]);
    expect(isThere()).toBe(true);
  });

  test('follows a switch of role at once, both ways', () => {
    show(['admin']);
    act(stores.user.switchRole);
    expect(isThere()).toBe(true);
    act(stores.user.switchRole);
    expect(isThere()).toBe(false);
  });

  test('nothing reserved stays on the page after a logout', () => {
    show(['user']);
    expect(isThere()).toBe(true);
    act(stores.user.clear);
    expect(isThere()).toBe(false);
  });

  test('raises an error when no list is given', () => {
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => show(undefined as never)).toThrow(/needs a list of roles/u);
    silenced.mockRestore();
  });
});

describe('usePermission', () => {
  test('tells whether the present role is in the list', () => {
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <StoresContext value={stores}>{children}</StoresContext>
    );
    expect(renderHook(() => usePermission(['user']), { wrapper }).result.current).toBe(true);
    expect(renderHook(() => usePermission(['admin']), { wrapper }).result.current).toBe(false);
  });

  test('inside an observer it follows a switch of role', () => {
    const Probe = observer(function Probe() {
      return <output>{String(usePermission(['admin']))}</output>;
    });
    renderForTest(<Probe />, { stores });
    act(stores.user.switchRole);
    expect(screen.getByRole('status').textContent).toBe('true');
  });

  test.each([undefined, null, 'admin', {}])('%j is no list', (list) => {
    expect(() => isAllowed('admin', list as never)).toThrow(/needs a list of roles/u);
  });

  test('a role that this client does not know is in no list', () => {
    expect(isAllowed('unknown', ['user', 'admin'])).toBe(false);
    expect(isAllowed('unknown', [])).toBe(true);
  });
});
