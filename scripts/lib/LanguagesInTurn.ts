import { basename } from 'node:path';
import type { Reporter, Suite, TestCase, TestRun } from '@playwright/test/reporter';

const LANGUAGES = ['zh-CN', 'en-US'] as const;

/** Specs about texts and appearance. All others are about behaviour. */
const IN_BOTH = new Set(['accessibility.spec.ts', 'appearance.spec.ts']);

/**
 * Texts and appearance are tested in both languages: accessibility.spec.ts opens every screen in each, and every text is in both catalogues
 * (catalog.test.ts, pseudoLocale.spec.ts). Behaviour is the same code in both languages, so each flow runs in one: the tests of a file
 * alternate, so that every page runs in both. `E2E_LANGUAGES=both` runs each in both, and so does selecting one language
 * (`--project=en-US`).
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

/** The tests of a language that run in the other one. Files alternate too, because some have only one test. */
function inTurn(files: readonly Suite[], turn: number): readonly TestCase[] {
  return files
    .filter(({ title }) => !IN_BOTH.has(basename(title)))
    .flatMap((file, place) => file.allTests().filter((_test, index) => (place + index) % LANGUAGES.length !== turn));
}

/** Playwright loads reporters by their default export. */
export default LanguagesInTurn;
