import { afterEach, expect, test, vi } from 'vitest';
import { machineZone } from './machineZone.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the zone is what the browser says, in whichever way it can', () => {
  vi.stubGlobal('Temporal', undefined);
  expect(machineZone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  vi.stubGlobal('Temporal', { Now: { timeZoneId: () => 'Asia/Shanghai' } });
  expect(machineZone()).toBe('Asia/Shanghai');
});
