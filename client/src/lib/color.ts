type Rgb = readonly [number, number, number];

/** The red, green and blue parts of a colour `#RRGGBB`, 0 to 255. */
export function parseHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function toHex(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

function luminance(rgb: Rgb): number {
  const linear = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
}

/** Contrast ratio of two colours `#RRGGBB`, 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(first: string, second: string): number {
  const [a, b] = [luminance(parseHex(first)), luminance(parseHex(second))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Least contrast of small text (WCAG 2.2, 1.4.3). */
export const LEAST_CONTRAST = 4.5;

/**
 * The colour itself if its contrast with the background suffices, else the nearest mix with white (on a dark background) or black that
 * does.
 */
export function readableOn(color: string, background: string): string {
  const start = parseHex(color);
  const goal: Rgb = luminance(parseHex(background)) < 0.5 ? [255, 255, 255] : [0, 0, 0];
  for (let step = 0; step <= 50; step += 1) {
    const share = step / 50;
    const mixed = toHex([
      start[0] + (goal[0] - start[0]) * share,
      start[1] + (goal[1] - start[1]) * share,
      start[2] + (goal[2] - start[2]) * share,
    ]);
    if (contrast(mixed, background) >= LEAST_CONTRAST) return mixed;
  }
  return toHex(goal);
}

/** Black or white, whichever reads better on a background `#RRGGBB`. */
export function inkOn(background: string): '#FFFFFF' | '#1C2127' {
  return contrast('#FFFFFF', background) >= contrast('#1C2127', background) ? '#FFFFFF' : '#1C2127';
}
