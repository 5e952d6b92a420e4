import Highcharts from 'highcharts/esm/highcharts.js';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { drawChartForTest, giveTextsASize, removeTestCharts } from './drawChartForTest.ts';
import { lightenRedraws } from './lightenRedraws.ts';

const watched = new Map<Element, ResizeObserverCallback>();

/** The test's browser knows no sizes. */
class TestObserver implements ResizeObserver {
  readonly #tell: ResizeObserverCallback;

  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }

  observe(target: Element): void {
    watched.set(target, this.#tell);
  }

  unobserve(target: Element): void {
    watched.delete(target);
  }

  disconnect(): void {
    watched.clear();
  }
}

function tellHeight(target: Element, height: number): void {
  const entry = { target, contentRect: { height } } as unknown as ResizeObserverEntry;
  watched.get(target)?.([entry], new TestObserver(() => undefined));
}

const drawn = (): Highcharts.Chart => drawChartForTest({ accessibility: { enabled: false } });

beforeAll(() => {
  giveTextsASize();
  vi.stubGlobal('ResizeObserver', TestObserver);
  lightenRedraws(Highcharts);
});
afterEach(() => {
  vi.restoreAllMocks();
  removeTestCharts();
});

it('asks the browser for no size of letters that is known', () => {
  const chart = drawn();
  const text = chart.renderer.text('名称', 0, 0).css({ fontSize: '12px' }).add();
  const asked = vi.spyOn(globalThis, 'getComputedStyle');
  expect(chart.renderer.fontMetrics(text).f).toBe(12);
  // Names that stay are given their look again at every update.
  text.css({ color: 'red' });
  expect(asked).not.toHaveBeenCalled();
  chart.destroy();
});

it('knows the size of letters of a name that has no look of its own yet by its drawing', () => {
  const style = { fontSize: '13px' };
  const chart = drawChartForTest({ accessibility: { enabled: false }, chart: { width: 400, height: 300, style } });
  const asked = vi.spyOn(globalThis, 'getComputedStyle');
  expect(chart.renderer.fontMetrics(chart.renderer.text('名称', 0, 0).add()).f).toBe(13);
  expect(asked).not.toHaveBeenCalled();
  chart.destroy();
});

it('does not have the page laid out to learn whether a chart is hidden that the browser has shown', () => {
  const chart = drawn();
  const measured = vi.spyOn(Highcharts.SVGElement.prototype, 'getBBox');
  const isHidden = (): boolean => {
    measured.mockClear();
    return chart.renderer.isHidden();
  };
  expect(isHidden()).toBe(false);
  expect(measured).toHaveBeenCalled();
  tellHeight(chart.container, 300);
  expect(isHidden()).toBe(false);
  expect(measured).not.toHaveBeenCalled();
  tellHeight(chart.container, 0);
  measured.mockReturnValue({ x: 0, y: 0, width: 0, height: 0 });
  expect(isHidden()).toBe(true);
  measured.mockRestore();
  expect(chart.renderer.isHidden()).toBe(false);
  chart.destroy();
});

it('writes into the page only what is new of a chart', () => {
  const chart = drawn();
  const written = vi.spyOn(Element.prototype, 'setAttribute');
  chart.series[0]?.setData([1, 2, 3], true);
  const anew = written.mock.calls.filter(([name], index) => {
    const element = written.mock.contexts[index];
    return (
      !['data-z-index', 'stroke-dasharray'].includes(name) &&
      element instanceof Element &&
      element.closest('.highcharts-grid') !== null
    );
  });
  expect(anew).toEqual([]);
  chart.series[0]?.setData([10, 20, 30], true);
  expect(chart.yAxis[0]?.getExtremes().dataMax).toBe(30);
  expect([...document.querySelectorAll('.highcharts-yaxis-labels text')].map((text) => text.textContent)).toContain(
    '20',
  );
  chart.destroy();
});
