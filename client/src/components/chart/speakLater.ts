import type Highcharts from 'highcharts';

/** Clear of the frame in which the new drawing is painted. */
const SPEAK_AFTER_MS = 100;

/** What the accessibility module, which has no types of its own, keeps in a chart. */
interface Accessibility {
  readonly components: Readonly<Record<string, { onChartRender: () => void }>>;
  readonly proxyProvider: { updateProxyElementPositions: () => void };
}

/** A chart as that module sees it. */
interface SpokenChart {
  readonly accessibility?: Accessibility;
  updateA11yEnabled: () => void;
}

const isSpoken = (chart: object): chart is SpokenChart => 'updateA11yEnabled' in chart;

/** What is read aloud of one chart: brought up to date a moment after the last drawing, while it is the chart's. */
class Speech {
  readonly #steps: readonly (() => void)[];
  readonly #update: () => void;
  readonly #isCurrent: () => boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isChanged = false;

  constructor(accessibility: Accessibility, isCurrent: () => boolean, update: () => void) {
    const { components, proxyProvider } = accessibility;
    this.#update = update;
    this.#isCurrent = isCurrent;
    const handleRender = (): void => {
      this.#wait();
    };
    const parts = Object.values(components);
    this.#steps = [
      proxyProvider.updateProxyElementPositions.bind(proxyProvider),
      ...parts.map((part) => part.onChartRender.bind(part)),
    ];
    proxyProvider.updateProxyElementPositions = handleRender;
    for (const part of parts) part.onChartRender = handleRender;
  }

  /** Something new is to be said. */
  change(): void {
    this.#isChanged = true;
    this.#wait();
  }

  forget(): void {
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      // Other options for it make the library begin anew, and say everything at once.
      if (!this.#isCurrent()) return;
      if (this.#isChanged) this.#update();
      this.#isChanged = false;
      for (const step of this.#steps) step();
    }, SPEAK_AFTER_MS);
  }
}

/**
 * The accessibility module goes through the whole chart within every redraw, and thus before those who see it are shown anything.
 * From the second drawing on, it does so right after the chart is painted.
 */
export function speakLater({ addEvent, Chart }: typeof Highcharts): void {
  const speeches = new WeakMap<Accessibility, Speech>();
  const { prototype } = Chart;
  if (!isSpoken(prototype)) return;
  const { updateA11yEnabled } = prototype;
  prototype.updateA11yEnabled = function updateLater() {
    const speech = this.accessibility === undefined ? undefined : speeches.get(this.accessibility);
    if (speech === undefined) updateA11yEnabled.call(this);
    else speech.change();
  };

  // By then what it said first has been said.
  addEvent(Chart, 'beforeRedraw', function takeOver() {
    if (!isSpoken(this) || this.accessibility === undefined || speeches.has(this.accessibility)) return;
    const { accessibility } = this;
    const speech = new Speech(
      accessibility,
      () => this.accessibility === accessibility,
      () => {
        updateA11yEnabled.call(this);
      },
    );
    speeches.set(accessibility, speech);
    addEvent(this, 'destroy', () => {
      speech.forget();
    });
  });
}
