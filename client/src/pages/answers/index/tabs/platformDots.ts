/** A platform of the strip: share of its answers that mention the own brand; null: it was not asked. */
type DotShare = number | null;

const SIZE = 12;
const STEP = 16;
/** To the centre line of the ring, which is a pixel wide. */
const RADIUS = SIZE / 2 - 0.5;

const round = (value: number): number => Math.round(value * 100) / 100;
const circle = (x: number): string =>
  `M${x - RADIUS} ${SIZE / 2}a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0 ${-2 * RADIUS} 0z`;

/** A circle filled from below up to a share of its height. */
function filled(x: number, share: number): string {
  if (share <= 0) return '';
  if (share >= 1) return circle(x);
  const above = RADIUS * (1 - 2 * share);
  const half = Math.sqrt(RADIUS ** 2 - above ** 2);
  const y = round(SIZE / 2 + above);
  return `M${round(x - half)} ${y}A${RADIUS} ${RADIUS} 0 ${share > 0.5 ? 1 : 0} 0 ${round(x + half)} ${y}z`;
}

/**
 * The dots of a strip as three paths: thousands of strips are rendered while scrolling, and a path of ten circles costs little more than a
 * path of one.
 * @param shares 0 to 1 each, in the order of the platforms
 */
export function platformDots(shares: readonly DotShare[]) {
  const places = shares.map((share, index) => ({ share, x: index * STEP + SIZE / 2 }));
  return {
    width: Math.max(0, shares.length * STEP - (STEP - SIZE)),
    height: SIZE,
    rings: places.map(({ share, x }) => (share === null ? '' : circle(x))).join(''),
    fills: places.map(({ share, x }) => (share === null ? '' : filled(x, share))).join(''),
    unasked: places.map(({ share, x }) => (share === null ? circle(x) : '')).join(''),
  };
}
