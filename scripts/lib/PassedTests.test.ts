import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildImportGraph } from './importGraph.ts';
import { PassedTests } from './PassedTests.ts';

test('a test that passed counts as passed until it, what it imports or a version changes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'passed-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const open = (texts: Readonly<Record<string, string>>, version = '1') => {
    const sources = new Map(Object.entries(texts));
    return new PassedTests(join(folder, 'passed.json'), buildImportGraph(sources), sources, [version]);
  };
  const texts = { 'a.test.ts': "import { a } from './a.ts';", 'a.ts': '1', 'b.test.ts': '', 'c.ts': '' };
  const report = {
    testResults: [
      { name: '/x/a.test.ts', status: 'passed' },
      { name: '/x/b.test.ts', status: 'failed' },
    ],
  };
  open(texts).store(report, ['a.test.ts', 'b.test.ts']);
  expect(open(texts).has('a.test.ts')).toBe(true);
  expect(open(texts).has('b.test.ts')).toBe(false);
  expect(open({ ...texts, 'c.ts': '2' }).has('a.test.ts')).toBe(true);
  expect(open({ ...texts, 'a.ts': '2' }).has('a.test.ts')).toBe(false);
  expect(open(texts, '2').has('a.test.ts')).toBe(false);
});
