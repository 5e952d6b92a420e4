/** Colours and fonts of charts: CSS tokens on the page, plain values in pictures and where colours are mixed. */
export interface ChartTheme {
  readonly surface: string;
  readonly border: string;
  readonly text: string;
  readonly muted: string;
  readonly accent: string;
  readonly positive: string;
  readonly negative: string;
  /** Competitors' colours in their fixed order. */
  readonly series: readonly string[];
  readonly fontFamily: string;
}

const SERIES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const SEPARATOR = '\n';

const TOKENS = [
  '--app-surface',
  '--app-border',
  '--app-text',
  '--app-muted',
  '--app-accent',
  '--app-positive',
  '--app-negative',
  ...SERIES.map((index) => `--app-series-${String(index)}`),
] as const;

/** For the page: a change of theme or accent changes the tokens, so no chart needs a redraw. */
export const tokenTheme: ChartTheme = {
  surface: 'var(--app-surface)',
  border: 'var(--app-border)',
  text: 'var(--app-text)',
  muted: 'var(--app-muted)',
  accent: 'var(--app-accent)',
  positive: 'var(--app-positive)',
  negative: 'var(--app-negative)',
  series: SERIES.map((index) => `var(--app-series-${String(index)})`),
  fontFamily: 'inherit',
};

/** The current token values as one text: equal texts mean equal colours. */
export function readThemeText(): string {
  const style = getComputedStyle(document.body);
  return [...TOKENS.map((token) => style.getPropertyValue(token).trim()), style.fontFamily].join(SEPARATOR);
}

/** Minified style sheets contain `#fff`; mixing colours needs six digits. */
const fullHex = (color: string): string =>
  /^#[\da-f]{3}$/iu.test(color) ? color.replaceAll(/[\da-f]/giu, (digit) => digit + digit) : color;

/** Parses colours and font from such a text; colours become six-digit hex. */
export function parseThemeText(text: string): ChartTheme {
  const [surface = '', border = '', ink = '', muted = '', accent = '', better = '', worse = '', ...rest] = text
    .split(SEPARATOR)
    .map(fullHex);
  return {
    surface,
    border,
    text: ink,
    muted,
    accent,
    positive: better,
    negative: worse,
    series: rest.slice(0, SERIES.length),
    fontFamily: rest[SERIES.length] ?? 'sans-serif',
  };
}
