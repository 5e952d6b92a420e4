import type { Options } from 'highcharts';
import type { ChartTheme } from './chartTheme.ts';

/** The one theme of all charts: no frame, light horizontal grid, no animation when data change. */
export function baseOptions(theme: ChartTheme) {
  const style = { fontSize: '12px' };
  // Asked for its size at every drawing all the same: in pixels it is known.
  const none = { text: '', style };
  const label = { color: theme.muted, ...style, fontWeight: 'normal' };
  // Days and figures, on one line as they are: a text that may have to be cut is put together by way of an HTML document.
  const tick = { color: theme.muted, ...style, textOverflow: 'none', whiteSpace: 'nowrap' };
  return {
    chart: {
      animation: false,
      backgroundColor: 'transparent',
      // Our own observer watches the box, which knows of more than windows that change size.
      reflow: false,
      // One by one: of a list the library cannot tell that it is the same, and draws the whole chart again.
      ...{ spacingTop: 8, spacingRight: 4, spacingBottom: 4, spacingLeft: 4 },
      style: { fontFamily: theme.fontFamily, ...style },
    },
    // Our tokens are the palette; the library's own would be an inline style sheet, which the content security policy forbids.
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
    // The accessibility module reads these options; a chart drawn before it came would lack them.
    navigator: { enabled: false },
    // Switched on by the chart once the module for it is there.
    accessibility: { enabled: false },
  } satisfies Options;
}
