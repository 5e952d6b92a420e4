import type Highcharts from 'highcharts';
import type { Axis, Chart } from 'highcharts';

/** Clear of the frame in which the drawing is painted, and of what is read aloud of it. */
const MEASURE_AFTER_MS = 300;
/** Digits are equally wide to the library, so how many there are is all that counts: 5 %, 20 %, 100 %. */
const NUMBERS = ['0', '00', '000'];
const DIGITS = /\d+/u;
const ALIGNS: Readonly<Record<string, Highcharts.AlignValue>> = { start: 'left', middle: 'center', end: 'right' };

/** Has the library measure the names that an axis may get with other values: it keeps the sizes of what it has measured. */
function measureNames({ chart: { renderer }, options, ticks }: Axis): void {
  const label = Object.values(ticks).find((tick) => tick.label !== undefined)?.label;
  const name = label?.element.textContent ?? '';
  if (label === undefined || !DIGITS.test(name)) return;
  const { fontSize = '', textOverflow = '' } = options.labels?.style ?? {};
  const look = { fontSize, textOverflow };
  const align = ALIGNS[label.element.getAttribute('text-anchor') ?? 'start'];
  for (const number of NUMBERS) {
    const text = renderer.text(name.replace(DIGITS, number), 0, 0).css(look).add();
    // Once as it is made, and once as it stands beside the axis.
    text.getBBox();
    if (align !== undefined) text.attr({ align }).getBBox();
    text.destroy();
  }
}

/**
 * A scale that ends at 100 % where it ended at 60 % has a name of a length that was never measured. The library measured it amid
 * the redraw, for which the browser laid out all of the page that had changed, and did so again after it: nearly half of the time
 * the first change of a filter took. Names of that kind are measured ahead, once for each chart, when nobody waits for it.
 */
export function measureAhead({ addEvent, Chart }: typeof Highcharts): void {
  const known = new WeakSet<Chart>();
  // What is measured is kept by the drawing's size of letters, too, which the library notes before the drawing has one, and anew
  // with the first redraw: all names of the chart were measured twice.
  addEvent(Chart, 'afterGetContainer', function noteLetters() {
    Reflect.set(this.renderer, 'rootFontSize', this.renderer.boxWrapper.getStyle('font-size'));
  });
  addEvent(Chart, 'render', function expectNames() {
    if (known.has(this)) return;
    known.add(this);
    const timer = setTimeout(() => {
      for (const axis of this.yAxis) measureNames(axis);
    }, MEASURE_AFTER_MS);
    addEvent(this, 'destroy', () => {
      clearTimeout(timer);
    });
  });
}
