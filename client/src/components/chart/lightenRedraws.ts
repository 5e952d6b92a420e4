import type Highcharts from 'highcharts';

const PIXELS = /^\d+(?:\.\d+)?px$/u;
/** What the library writes attributes with; the last one where it has none of its own for a name. */
const SETTERS = ['fillSetter', 'strokeSetter', 'stroke-widthSetter', 'opacitySetter', '_defaultSetter'] as const;

/** What an object of the library, whose types leave most of it out, holds under a name. */
const held = (owner: unknown, name: string): unknown =>
  typeof owner === 'object' && owner !== null ? Reflect.get(owner, name) : undefined;

/** The size that an element was given in pixels, as all of ours are, or has from its drawing; otherwise only the browser knows it. */
function sizeOf(element: unknown): string | undefined {
  // A name is asked for its size before it is given its own look.
  const size = held(held(element, 'styles'), 'fontSize') ?? held(held(held(element, 'renderer'), 'style'), 'fontSize');
  return typeof size === 'string' && PIXELS.test(size) ? size : undefined;
}

/**
 * Takes three things out of every redraw that made a reader wait for new figures: it began with the size of the whole drawing,
 * only to learn whether it is hidden, and all of the page that had changed was laid out for that; each name asked the browser
 * for its size of letters, which works out the styles of the page; and of each line, tick and name all was written again, four
 * fifths of it as it was, which the browser lays out and paints once more.
 */
export function lightenRedraws({ addEvent, Chart, SVGElement, SVGRenderer }: typeof Highcharts): void {
  const { isHidden } = SVGRenderer.prototype;
  // The browser says by itself when a box gets or loses its size, and once when it begins to watch it.
  const shown = new WeakSet<Element>();
  const observer = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) shown[contentRect.height > 0 ? 'add' : 'delete'](target);
  });
  addEvent(Chart, 'render', function watch() {
    observer.observe(this.container);
  });
  SVGRenderer.prototype.isHidden = function lightIsHidden() {
    const { parentElement } = this.box;
    return !(parentElement !== null && shown.has(parentElement)) && isHidden.call(this);
  };

  const { getStyle } = SVGElement.prototype;
  SVGElement.prototype.getStyle = function lightGetStyle(property) {
    return (property === 'font-size' ? sizeOf(this) : undefined) ?? getStyle.call(this, property);
  };

  for (const setter of SETTERS) {
    const write: unknown = Reflect.get(SVGElement.prototype, setter);
    if (typeof write !== 'function') continue;
    const writeNews = function writeNews(this: unknown, value: unknown, name: string, element: Element): void {
      if (element.getAttribute(name) !== String(value)) Reflect.apply(write, this, [value, name, element]);
    };
    Reflect.set(SVGElement.prototype, setter, writeNews);
  }
}
