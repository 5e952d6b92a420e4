import { expect, test, vi } from 'vitest';
import { areChartModulesLoaded, loadChartModules } from './loadChartModules.ts';

test('modules that could not be fetched are fetched again when they are next asked for', async () => {
  vi.doMock('./laterModules.ts', () => {
    throw new Error('offline');
  });
  await expect(loadChartModules()).rejects.toThrow();
  vi.doMock('./laterModules.ts', () => ({}));
  await loadChartModules();
  expect(areChartModulesLoaded()).toBe(true);
});
