import Highcharts from 'highcharts/esm/highcharts.js';

const places: HTMLElement[] = [];

/** The test's browser draws nothing, so nothing has a size. */
export function giveTextsASize(): void {
  Object.assign(SVGElement.prototype, { getBBox: () => ({ x: 0, y: 0, width: 40, height: 12 }) });
}

/** A chart of the library itself on the page of the test. */
export function drawChartForTest(options: Highcharts.Options): Highcharts.Chart {
  const place = document.createElement('div');
  document.body.append(place);
  places.push(place);
  return Highcharts.chart(place, options);
}

/** Takes the charts of a test off the page. */
export function removeTestCharts(): void {
  for (const place of places.splice(0)) place.remove();
}
