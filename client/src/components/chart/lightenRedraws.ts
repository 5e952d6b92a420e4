import type Highcharts from 'highcharts';

const PIXELS = /^\d+(?:\.\d+)?px$/u;
/** Clear of the frame in which the new drawing is painted. */
const DESCRIBE_AFTER_MS = 100;

/** The part of the accessibility module, which has no types of its own, that names every point of every series. */
interface SeriesComponent {
  onChartRender: () => void;
}

interface AccessibilityUpdate {
  readonly accessibility: { readonly components: { readonly series?: SeriesComponent } };
}

const isUpdate = (event: object | undefined): event is AccessibilityUpdate =>
  event !== undefined && 'accessibility' in event;

/** The size that an element was given in pixels, as all of ours are; otherwise only the browser knows it. */
function sizeOf(element: unknown): string | undefined {
  if (typeof element !== 'object' || element === null || !('styles' in element)) return undefined;
  const { styles } = element;
  if (typeof styles !== 'object' || styles === null || !('fontSize' in styles)) return undefined;
  const size = String(styles.fontSize);
  return PIXELS.test(size) ? size : undefined;
}

/**
 * Takes two things out of every redraw that made a reader wait for new figures: each name asked the browser for its size
 * of letters, which works out the styles of the whole page, and each point was named for those who do not see it before
 * those who do saw it. From the second drawing on, points are named right after it is painted.
 */
export function lightenRedraws({ addEvent, Chart, SVGElement }: typeof Highcharts): void {
  const { getStyle } = SVGElement.prototype;
  SVGElement.prototype.getStyle = function lightGetStyle(property) {
    return (property === 'font-size' ? sizeOf(this) : undefined) ?? getStyle.call(this, property);
  };

  const later = new WeakSet<SeriesComponent>();
  addEvent(Chart, 'afterA11yUpdate', function deferNaming(update) {
    const series = isUpdate(update) ? update.accessibility.components.series : undefined;
    if (series === undefined || later.has(series)) return;
    later.add(series);
    const nameNow = series.onChartRender.bind(series);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isNamed = false;
    series.onChartRender = () => {
      clearTimeout(timer);
      if (isNamed) timer = setTimeout(nameNow, DESCRIBE_AFTER_MS);
      else nameNow();
      isNamed = true;
    };
    addEvent(this, 'destroy', () => {
      clearTimeout(timer);
    });
  });
}
