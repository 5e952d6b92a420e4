let loading: Promise<void> | null = null;
let loaded = false;

/** Whether they are there already, as for every chart but the first. */
export const areChartModulesLoaded = (): boolean => loaded;

/** Fetches Highcharts' accessibility and exporting modules once; they are not needed for the first paint. */
export async function loadChartModules(): Promise<void> {
  loading ??= import('./laterModules.ts').then(() => {
    loaded = true;
  });
  await loading;
}
