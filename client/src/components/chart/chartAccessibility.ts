import type { Options, Series } from 'highcharts';
import { stripBidi } from '#client/lib/stripBidi.ts';
import { tooltipText } from './tooltipHtml.ts';

/** Screen reader texts of a chart; Highcharts' own are English. */
interface ChartSpeech {
  /** Colour of the frame around the focused point. */
  readonly focusColor: string;
  readonly title: string;
  readonly summary: string;
  readonly legend: string;
}

const describeSeries = ({ name }: Series): string => stripBidi(name);

/**
 * Options that enable the accessibility module in a chart that was drawn before the module was loaded: such a chart lacks the module's
 * defaults, so they are included.
 * @param defaults Highcharts' options after loading the module
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
        focusBorder: {
          ...defaults.accessibility?.keyboardNavigation?.focusBorder,
          style: { color: focusColor, lineWidth: 2, borderRadius: 3 },
        },
      },
      // Inserted as HTML, and contains names from data.
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
