import { afterAll, vi } from 'vitest';

// Files share their modules and globals (vitest.config.ts): what one of them changed is as it was for the next.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
