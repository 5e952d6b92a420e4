import { execFileSync } from 'node:child_process';
import { afterEach, expect, test, vi } from 'vitest';
import { machineZone } from './machineZone.ts';
import { canonicalZone } from './zoneClock.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Minutes from the clock of a zone to UTC. */
function offsetOf(zone: string): number {
  const at = new Date('2026-11-27T00:00:00Z');
  const local = new Date(`${at.toLocaleString('sv-SE', { timeZone: zone }).replace(' ', 'T')}Z`);
  return (at.getTime() - local.getTime()) / 60_000;
}

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
    [-330, 'Asia/Kolkata'],
    [570, 'Pacific/Marquesas'],
    [-345, 'Asia/Kathmandu'],
    [-630, 'UTC'],
  ] as const) {
    clock.mockReturnValue(offset);
    expect(machineZone()).toBe(zone);
    expect(canonicalZone(zone)).not.toBeNull();
    // UTC stands for what has no zone.
    if (zone !== 'UTC') expect(offsetOf(zone)).toBe(offset);
  }
});

test.each([
  ['', 'UTC'],
  [':/etc/localtime', 'UTC'],
  ['CST-8', 'Etc/GMT-8'],
  ['IST-5:30', 'Asia/Kolkata'],
])('a program started with TZ=%s counts its days in %s', (TZ, zone) => {
  const module = new URL('machineZone.ts', import.meta.url).href;
  const program = `import('${module}').then((found) => console.log(found.machineZone()))`;
  const said = execFileSync(process.execPath, ['--import', 'tsx', '-e', program], { env: { ...process.env, TZ } });
  expect(String(said).trim()).toBe(zone);
});
