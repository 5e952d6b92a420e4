import type { Suite, TestCase, TestRun } from '@playwright/test/reporter';
import { afterEach, expect, test, vi } from 'vitest';
import { LanguagesInTurn } from './LanguagesInTurn.ts';

/** Runs the reporter over projects and files with these numbers of tests; returns the remaining tests by project. */
async function left(projects: readonly string[], files: Readonly<Record<string, number>>) {
  const tests = projects.flatMap((project) =>
    Object.entries(files).flatMap(([file, count]) =>
      Array.from({ length: count }, (_, index) => ({ project, file, title: `${file} ${index}` })),
    ),
  );
  const suites = projects.map((project) => ({
    project: () => ({ name: project }),
    suites: Object.keys(files).map((title) => ({
      title,
      allTests: () => tests.filter((one) => one.project === project && one.file === title),
    })),
  }));
  const excluded = new Set<unknown>();
  const testRun: Pick<TestRun, 'exclude'> = { exclude: (one: TestCase | Suite) => void excluded.add(one) };
  await new LanguagesInTurn().preprocess({ suite: { suites } as unknown as Suite, testRun });
  return (project: string) =>
    tests.filter((one) => one.project === project && !excluded.has(one)).map(({ title }) => title);
}

afterEach(() => {
  vi.unstubAllEnvs();
});

const FILES = { 'accessibility.spec.ts': 2, 'prompt.spec.ts': 3, 'palette.spec.ts': 1 };

test('every flow is walked in one language, those of a file in turn, and every screen is looked at in both', async () => {
  const of = await left(['zh-CN', 'en-US', 'faults'], FILES);
  expect(of('zh-CN')).toEqual([
    'accessibility.spec.ts 0',
    'accessibility.spec.ts 1',
    'prompt.spec.ts 0',
    'prompt.spec.ts 2',
  ]);
  expect(of('en-US')).toEqual([
    'accessibility.spec.ts 0',
    'accessibility.spec.ts 1',
    'prompt.spec.ts 1',
    'palette.spec.ts 0',
  ]);
  expect(of('faults')).toHaveLength(6);
});

test('one language that is asked for has every test', async () => {
  expect((await left(['en-US', 'faults'], FILES))('en-US')).toHaveLength(6);
});

test('both are walked in both when that is asked for', async () => {
  vi.stubEnv('E2E_LANGUAGES', 'both');
  const of = await left(['zh-CN', 'en-US'], FILES);
  expect([of('zh-CN').length, of('en-US').length]).toEqual([6, 6]);
});
