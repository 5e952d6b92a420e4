import { afterAll, vi } from 'vitest';

// Test files share modules and globals (vitest.config.ts): restores what this file changed.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
