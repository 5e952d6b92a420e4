import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TrafficCounter } from '#server/analysis/traffic/TrafficCounter.ts';
import type { TrafficLog } from '#server/analysis/traffic/TrafficLog.ts';
import { ImportStoreError } from '#server/refusal/ImportStoreError.ts';
import { importSample } from '#server/testing/importSample.ts';
import { trafficPath } from '../projectFiles/projectPaths.ts';
import { DiskTraffic } from './DiskTraffic.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'traffic-'));
  importSample(folder, 'project-a', 1);
});
afterEach(() => rmSync(folder, { recursive: true }));

function log(count: number): TrafficLog {
  const counter = new TrafficCounter();
  counter.add(20_000, 'crawler:gptbot', 'https://own.example/a', 200, count);
  counter.add(20_001, 'utm:chatgpt', 'https://own.example/中', 404, 1);
  return counter.toLog({
    timeZone: 'Asia/Shanghai',
    spans: [{ label: 'own.example', from: 1, to: 2, counted: { format: 'combined', marks: Uint32Array.of(7, 4e9) } }],
    imports: [
      {
        ...{
          file_name: 'a.log',
          format: 'combined',
          site: 'own.example',
          server: '',
          imported_at: '2026-03-10T00:00:00Z',
        },
        ...{ lines: 3, hits: 2, visits: 1, first_date: '2026-03-08', last_date: '2026-03-09' },
      },
    ],
  });
}

test('a log of an imported project outlives a restart, whole', () => {
  new DiskTraffic(folder).put('project-a', log(3));
  expect(new DiskTraffic(folder).of('project-a')).toEqual(log(3));
  expect(readdirSync(join(folder, 'projects', 'project-a')).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

test('what another process wrote is read, the same value while nobody did', () => {
  const store = new DiskTraffic(folder);
  expect(store.of('project-a')).toBeNull();
  new DiskTraffic(folder).put('project-a', log(3));
  expect(store.of('project-a')).toEqual(log(3));
  expect(store.of('project-a')).toBe(store.of('project-a'));
  new DiskTraffic(folder).put('project-a', log(44));
  expect(store.of('project-a')).toEqual(log(44));
});

test('clearing takes it away; samples are kept in memory only', () => {
  const store = new DiskTraffic(folder);
  store.put('project-a', log(3));
  store.put('project-a', null);
  expect(store.of('project-a')).toBeNull();
  store.put('chengyu', log(1));
  expect(store.of('chengyu')).toEqual(log(1));
  expect(new DiskTraffic(folder).of('chengyu')).toBeNull();
});

test.each(['', '{', '{"form":2}', '{"form":1,"time_zone":"UTC"}'])(
  'a file that holds %j is told, not taken',
  (text) => {
    writeFileSync(trafficPath(folder, 'project-a'), text);
    expect(() => new DiskTraffic(folder).of('project-a')).toThrow(ImportStoreError);
  },
);
