import type { Options, Series } from 'highcharts';
import { stripBidi } from '../../lib/stripBidi.ts';
import { tooltipText } from './tooltipHtml.ts';

/** What the chart says to those who do not see it; the library's own sentences are English. */
interface ChartSpeech {
  /** Of the frame around the point that has the focus. */
  readonly focusColor: string;
  readonly title: string;
  readonly summary: string;
  readonly legend: string;
}

const describeSeries = ({ name }: Series): string => stripBidi(name);

/**
 * Options that switch the accessibility module on in a chart that was drawn before the module came: such a chart lacks the
 * module's defaults, so they travel with it.
 * @param defaults the library's options now that the module is there
 */
export function accessibleOptions(
  options: Options,
  defaults: Options,
  { title, summary, legend, focusColor }: ChartSpeech,
): Options {
  const lang = defaults.lang?.accessibility;
  return {
    ...options,
    lang: {
      ...defaults.lang,
      accessibility: {
        ...lang,
        defaultChartTitle: title,
        chartContainerLabel: title,
        svgContainerLabel: title,
        legend: { ...lang?.legend, legendLabel: legend, legendLabelNoTitle: legend, legendItem: '{itemName}' },
        screenReaderSection: { ...lang?.screenReaderSection, endOfChartMarker: '' },
      },
    },
    legend: { ...options.legend, accessibility: { ...defaults.legend?.accessibility } },
    accessibility: {
      ...defaults.accessibility,
      ...options.accessibility,
      enabled: true,
      keyboardNavigation: {
        ...defaults.accessibility?.keyboardNavigation,
        focusBorder: { style: { color: focusColor, lineWidth: 2, borderRadius: 3 } },
      },
      // It is put into the page as HTML, and holds names from data.
      description: tooltipText(summary),
      landmarkVerbosity: 'disabled',
      screenReaderSection: {
        ...defaults.accessibility?.screenReaderSection,
        beforeChartFormat: '<div>{chartLongdesc}</div>',
        afterChartFormat: '',
      },
      series: {
        ...defaults.accessibility?.series,
        descriptionFormatter: describeSeries,
      },
      point: { ...defaults.accessibility?.point, ...options.accessibility?.point },
    },
  };
}
