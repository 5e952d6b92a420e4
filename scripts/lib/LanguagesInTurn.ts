import { basename } from 'node:path';
import type { Reporter, Suite, TestCase, TestRun } from '@playwright/test/reporter';

const LANGUAGES = ['zh-CN', 'en-US'] as const;

/** Specs about what is said and how it looks. All others are about what the product does. */
const IN_BOTH = new Set(['accessibility.spec.ts', 'appearance.spec.ts']);

/**
 * What a page says and how it looks is tested in both languages: accessibility.spec.ts opens every screen in each, and
 * nothing is said that is not in both catalogues (catalog.test.ts, pseudoLocale.spec.ts). What a page does it does by the same
 * code in both, so each flow is walked in one: those of a file in turn, so that every page is walked through in both.
 * `E2E_LANGUAGES=both` walks each in both, and so does asking for one language (`--project=en-US`).
 */
export class LanguagesInTurn implements Reporter {
  // oxlint-disable-next-line typescript/require-await -- Playwright asks for a promise.
  async preprocess({ suite, testRun }: { suite: Suite; testRun: Pick<TestRun, 'exclude'> }): Promise<void> {
    if (process.env['E2E_LANGUAGES'] === 'both') return;
    const runs = LANGUAGES.map((name) => suite.suites.find((run) => run.project()?.name === name));
    if (runs.includes(undefined)) return;
    for (const [turn, run] of runs.entries()) for (const test of inTurn(run?.suites ?? [], turn)) testRun.exclude(test);
  }

  printsToStdio(): boolean {
    return false;
  }
}

/** The tests of a language that the other one's turn it is for. Files begin in turn, too: some have one test only. */
function inTurn(files: readonly Suite[], turn: number): readonly TestCase[] {
  return files
    .filter(({ title }) => !IN_BOTH.has(basename(title)))
    .flatMap((file, place) => file.allTests().filter((_test, index) => (place + index) % LANGUAGES.length !== turn));
}

/** Playwright takes reporters by their file. */
export default LanguagesInTurn;
