let loading: Promise<void> | null = null;
let loaded = false;

/** Whether they are there already, as for every chart but the first. */
export const areChartModulesLoaded = (): boolean => loaded;

async function load(): Promise<void> {
  try {
    await import('./laterModules.ts');
    loaded = true;
  } catch (error) {
    // The network may be back when they are asked for again.
    loading = null;
    throw error;
  }
}

/** Fetches Highcharts' accessibility and exporting modules once; they are not needed for the first paint. */
export async function loadChartModules(): Promise<void> {
  loading ??= load();
  await loading;
}
