import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { messagesPlugin } from './build/messagesPlugin.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

// Pure code runs in plain Node; only components (`*.test.tsx`) pay for a DOM.
export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        plugins: [messagesPlugin()],
        test: {
          name: 'node',
          environment: 'node',
          include: ['client/**/*.test.ts', 'mock-server/**/*.test.ts', 'fixtures/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['client/e2e/**', '**/node_modules/**', '**/*.dom.test.ts'],
        },
      },
      {
        root,
        plugins: [messagesPlugin()],
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['client/src/**/*.test.tsx', 'client/src/**/*.dom.test.ts'],
          setupFiles: ['client/src/testing/testSetup.ts'],
        },
      },
    ],
  },
});
