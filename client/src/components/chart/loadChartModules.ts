let loading: Promise<void> | null = null;
let loaded = false;

/** Whether the modules are loaded already, as for every chart but the first. */
export const areChartModulesLoaded = (): boolean => loaded;

async function load(): Promise<void> {
  try {
    await import('./laterModules.ts');
    loaded = true;
  } catch (error) {
    // Allows a retry: the network may be back.
    loading = null;
    throw error;
  }
}

/** Loads Highcharts' accessibility and exporting modules once; they are not needed for the first paint. */
export async function loadChartModules(): Promise<void> {
  loading ??= load();
  await loading;
}
