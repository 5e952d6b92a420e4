import type { DataLabelsOptions, Point } from 'highcharts';
import { shortenText } from '#client/lib/shortenText.ts';
import { tooltipText } from '../tooltipHtml.ts';
import { END_LABEL } from './endLabelRoom.ts';

const hasValue = ({ y }: Point): boolean => typeof y === 'number';

/** Longer names would take so many lines that the last ones are below the chart; the tooltip and the table hold them whole. */
const LONGEST_NAME = 40;

/** Names are data, and Highcharts parses tags in labels. */
function nameAtEnd(this: Point): string | null {
  return this === this.series.points.findLast(hasValue)
    ? tooltipText(shortenText(this.series.name, LONGEST_NAME))
    : null;
}

/**
 * The name of a series beside its last point with a value. Set on the series, with one function for all: labels set on points would be
 * redrawn with every new value.
 */
export function endLabel(enabled: boolean, color: string, fontWeight: '400' | '600'): DataLabelsOptions {
  return {
    enabled,
    formatter: nameAtEnd,
    align: 'left',
    verticalAlign: 'middle',
    x: 8,
    crop: false,
    overflow: 'allow',
    allowOverlap: true,
    style: { color, fontWeight, fontSize: '12px', textOutline: 'none', ...END_LABEL },
  };
}
