import { act, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { StoresContext } from '#client/stores/useStores.ts';
import { createTestStores } from '#client/testing/testStores.ts';
import { useDevice } from './useDevice.ts';

const listeners = new Set<() => void>();

/** Simulates the browser's resize; jsdom has no media queries. */
function resizeTo(width: number): void {
  vi.stubGlobal('innerWidth', width);
  for (const listener of listeners) listener();
}

function Frame() {
  useDevice();
  return null;
}

test('the device follows the width of the window; the menu is hidden where there is no room beside the page', () => {
  vi.stubGlobal('matchMedia', () => ({
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  }));
  const { stores } = createTestStores();
  const seen = () => [stores.settings.device, stores.settings.hideMenu];
  vi.stubGlobal('innerWidth', 1440);
  const { unmount } = render(
    <StoresContext value={stores}>
      <Frame />
    </StoresContext>,
  );
  expect(seen()).toEqual(['desktop', false]);
  const widths = [
    [991, 'tablet', true],
    [767, 'mobile', true],
    [768, 'tablet', true],
    [992, 'desktop', false],
  ] as const;
  for (const [width, device, hidden] of widths) {
    act(() => {
      resizeTo(width);
    });
    expect(seen(), String(width)).toEqual([device, hidden]);
  }
  unmount();
  expect(listeners.size).toBe(0);
  vi.unstubAllGlobals();
});
