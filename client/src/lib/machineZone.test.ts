import { execFileSync } from 'node:child_process';
import { afterEach, expect, test, vi } from 'vitest';
import { machineZone } from './machineZone.ts';
import { canonicalZone } from './zoneClock.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the zone is what the browser says, in whichever way it can', () => {
  vi.stubGlobal('Temporal', undefined);
  expect(machineZone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  vi.stubGlobal('Temporal', { Now: { timeZoneId: () => 'Asia/Shanghai' } });
  expect(machineZone()).toBe('Asia/Shanghai');
});

test.each([undefined, '', 'Etc/Unknown'])('a zone named %s is told by the clock, as a zone that exists', (name) => {
  vi.stubGlobal('Temporal', { Now: { timeZoneId: () => name } });
  const clock = vi.spyOn(Date.prototype, 'getTimezoneOffset');
  for (const [offset, zone] of [
    [0, 'UTC'],
    [-480, 'Etc/GMT-8'],
    [480, 'Etc/GMT+8'],
    [-330, 'UTC'],
  ] as const) {
    clock.mockReturnValue(offset);
    expect(machineZone()).toBe(zone);
    expect(canonicalZone(zone)).not.toBeNull();
  }
});

test.each([
  ['', 'UTC'],
  [':/etc/localtime', 'UTC'],
  ['CST-8', 'Etc/GMT-8'],
])('a program started with TZ=%s counts its days in %s', (TZ, zone) => {
  const module = new URL('machineZone.ts', import.meta.url).href;
  const program = `import('${module}').then((found) => console.log(found.machineZone()))`;
  const said = execFileSync(process.execPath, ['--import', 'tsx', '-e', program], { env: { ...process.env, TZ } });
  expect(String(said).trim()).toBe(zone);
});
