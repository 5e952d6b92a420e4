import type Highcharts from 'highcharts';
import { tooltipText } from '../tooltipHtml.ts';

export interface ChartPictureSize {
  readonly width: number;
  readonly height: number;
  /** Lines below the title: the scope of the chart. */
  readonly notes: readonly string[];
}

/** Type of what the exporting module adds. */
interface ExportableChart extends Highcharts.Chart {
  readonly getSVG: () => string;
}

function isExportable(chart: Highcharts.Chart): chart is ExportableChart {
  return 'getSVG' in chart && typeof chart.getSVG === 'function';
}

/** Adds title, notes and background to an exported chart; on the page they are outside it. */
function pictureOptions(
  options: Highcharts.Options,
  title: string,
  { notes, ...size }: ChartPictureSize,
): Highcharts.Options {
  const tooltipColor = options.tooltip?.backgroundColor;
  const background = typeof tooltipColor === 'string' ? tooltipColor : 'transparent';
  return {
    ...options,
    chart: {
      ...options.chart,
      ...size,
      backgroundColor: background,
      spacingTop: 16,
      spacingLeft: 16,
      spacingBottom: 16,
    },
    title: { text: title, align: 'left', style: { ...options.tooltip?.style, fontSize: '16px', fontWeight: '600' } },
    subtitle: {
      text: notes.map(tooltipText).join('<br/>'),
      align: 'left',
      style: { ...options.tooltip?.style, fontSize: '12px' },
    },
    exporting: { enabled: false, sourceWidth: size.width, sourceHeight: size.height },
  };
}

/** Draws a chart off screen and returns its SVG. Needs the exporting module; nothing is sent to a server. */
export function chartSvg(
  highcharts: typeof Highcharts,
  options: Highcharts.Options,
  title: string,
  size: ChartPictureSize,
): string {
  const place = document.createElement('div');
  const chart = highcharts.chart(place, pictureOptions(options, title, size));
  try {
    if (!isExportable(chart)) throw new Error('The exporting module is not there');
    return chart.getSVG();
  } finally {
    chart.destroy();
  }
}
