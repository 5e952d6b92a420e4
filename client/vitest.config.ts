import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongFilesFirst } from '../scripts/lib/LongFilesFirst.ts';
import { messagesPlugin } from './build/messagesPlugin.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

// Generous, as for the browser tests: a slow machine is no defect. What takes a square of the time takes longer yet.
const TIME_LIMITS = { testTimeout: 60_000, hookTimeout: 120_000 };

// Pure code runs in plain Node; only components (`*.test.tsx`) pay for a DOM. Modules hold no state of their own, so files
// share them (`isolate: false`): loading them anew for each file takes longer than the tests do.
export default defineConfig({
  root,
  test: {
    // Unasked, one core of two would be left idle.
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
