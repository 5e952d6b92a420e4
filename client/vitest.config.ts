import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongFilesFirst } from '../scripts/lib/LongFilesFirst.ts';
import { messagesPlugin } from './build/messagesPlugin.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

// Generous, as for the browser tests: a slow machine is no defect. An algorithm with quadratic run time still exceeds them.
const TIME_LIMITS = { testTimeout: 60_000, hookTimeout: 120_000 };

// Code without a DOM runs in plain Node; only components (`*.test.tsx`) and `*.dom.test.ts` load jsdom. Modules hold no state, so files
// share them (`isolate: false`): reloading them for each file takes longer than the tests.
export default defineConfig({
  root,
  test: {
    // By default, Vitest leaves one of two cores idle.
    maxWorkers: '100%',
    sequence: { sequencer: LongFilesFirst },
    projects: [
      {
        root,
        plugins: [messagesPlugin()],
        test: {
          name: 'node',
          environment: 'node',
          ...TIME_LIMITS,
          isolate: false,
          setupFiles: ['client/src/testing/undoAfterFile.ts'],
          include: [
            'client/**/*.test.ts',
            'mock-server/**/*.test.ts',
            'fixtures/**/*.test.ts',
            'scripts/**/*.test.ts',
            'lint/**/*.test.ts',
          ],
          exclude: ['client/e2e/**', '**/node_modules/**', '**/*.dom.test.ts'],
        },
      },
      {
        root,
        plugins: [messagesPlugin()],
        test: {
          name: 'dom',
          environment: 'jsdom',
          ...TIME_LIMITS,
          isolate: false,
          include: ['client/src/**/*.test.tsx', 'client/src/**/*.dom.test.ts'],
          setupFiles: ['client/src/testing/undoAfterFile.ts', 'client/src/testing/testSetup.ts'],
        },
      },
    ],
  },
});
