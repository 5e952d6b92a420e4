import Highcharts from 'highcharts/esm/highcharts.js';

const places: HTMLElement[] = [];

/** Gives every SVG element the same bounding box, because jsdom has no layout. */
export function giveTextsASize(): void {
  Object.assign(SVGElement.prototype, { getBBox: () => ({ x: 0, y: 0, width: 40, height: 12 }) });
}

/** Renders a Highcharts chart, without our component, into the document of the test. */
export function drawChartForTest(options: Highcharts.Options): Highcharts.Chart {
  const place = document.createElement('div');
  document.body.append(place);
  places.push(place);
  return Highcharts.chart(place, options);
}

/** Removes the charts of a test from the document. */
export function removeTestCharts(): void {
  for (const place of places.splice(0)) place.remove();
}
