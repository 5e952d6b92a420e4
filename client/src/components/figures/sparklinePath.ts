interface Spark {
  /** SVG path with one line per run of neighbouring points; gaps in the data stay gaps. */
  readonly path: string;
  /** The last point with data. */
  readonly last: { readonly x: number; readonly y: number } | null;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A thin line through a series; points without data are left out, never drawn as 0. */
export function sparkline(points: readonly (number | null)[], width: number, height: number): Spark {
  const known = points.filter((point) => point !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const step = points.length > 1 ? width / (points.length - 1) : 0;
  // A constant series runs through the middle.
  const placeY = (value: number): number =>
    high === low ? height / 2 : height - ((value - low) / (high - low)) * height;
  let path = '';
  let last: Spark['last'] = null;
  let drawing = false;
  for (const [index, point] of points.entries()) {
    if (point === null) {
      drawing = false;
      continue;
    }
    const [x, y] = [round(index * step), round(placeY(point))];
    path += `${drawing ? 'L' : 'M'}${String(x)} ${String(y)}`;
    last = { x, y };
    drawing = true;
  }
  return { path, last };
}
