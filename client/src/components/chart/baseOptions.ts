import type { Options } from 'highcharts';
import type { ChartTheme } from './chartTheme.ts';

/** The theme of all charts: no frame, light horizontal grid, no animation when data change. */
export function baseOptions(theme: ChartTheme) {
  const style = { fontSize: '12px' };
  // Highcharts measures empty titles too: a size in pixels is cheap to measure.
  const none = { text: '', style };
  const label = { color: theme.muted, ...style, fontWeight: 'normal' };
  // Days and figures on one line, never cut: Highcharts builds a text that may be cut through an HTML document.
  const tick = { color: theme.muted, ...style, textOverflow: 'none', whiteSpace: 'nowrap' };
  return {
    chart: {
      animation: false,
      backgroundColor: 'transparent',
      // Our own resize observer watches the box; Highcharts only watches the window.
      reflow: false,
      // As single values: Highcharts cannot compare a list, and would redraw the whole chart.
      ...{ spacingTop: 8, spacingRight: 4, spacingBottom: 4, spacingLeft: 4 },
      style: { fontFamily: theme.fontFamily, ...style },
    },
    // Our tokens are the palette; Highcharts' own needs an inline style sheet, which the content security policy forbids.
    palette: { injectCSS: false },
    ...{ title: none, subtitle: none, caption: none },
    credits: { enabled: false },
    legend: { enabled: false, itemStyle: label, itemHoverStyle: { color: theme.text } },
    xAxis: { lineColor: theme.border, tickColor: theme.border, labels: { style: tick } },
    yAxis: { gridLineColor: theme.border, title: none, labels: { style: tick } },
    tooltip: {
      animation: false,
      backgroundColor: theme.surface,
      borderColor: theme.border,
      borderRadius: 6,
      borderWidth: 1,
      shadow: false,
      style: { color: theme.text, ...style },
    },
    plotOptions: {
      series: {
        animation: false,
        marker: { lineColor: theme.surface },
        states: { inactive: { enabled: false }, hover: { halo: null } },
      },
    },
    exporting: { enabled: false, fallbackToExportServer: false },
    // The accessibility module reads these options; a chart drawn before it was loaded would lack them.
    navigator: { enabled: false },
    // Enabled by the chart once its module is loaded.
    accessibility: { enabled: false },
  } satisfies Options;
}
