let loading: Promise<void> | null = null;

/** Fetches Highcharts' accessibility and exporting modules once; they are not needed for the first paint. */
export async function loadChartModules(): Promise<void> {
  loading ??= Promise.all([
    import('highcharts/esm/modules/accessibility.js'),
    import('highcharts/esm/modules/exporting.js'),
  ]).then(() => undefined);
  await loading;
}
