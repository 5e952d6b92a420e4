export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The square that is kept of a picture, in the picture's own pixels. */
export interface CropSquare {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** A point inside the square, from 0 (left, top) to 1. */
interface Anchor {
  readonly x: number;
  readonly y: number;
}

const CENTRE: Anchor = { x: 0.5, y: 0.5 };
/** Closer than this a face is only dots. */
const CLOSEST_ZOOM = 8;
const SMALLEST_SIDE = 64;

const between = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** The longest and the shortest side the square of a picture may have, in its pixels; the same for tiny pictures. */
export function sideLimits({ width, height }: PictureSize): { readonly longest: number; readonly shortest: number } {
  const longest = Math.min(width, height);
  return { longest, shortest: Math.min(longest, Math.max(SMALLEST_SIDE, longest / CLOSEST_ZOOM)) };
}

/** As much of the picture as a square can hold, from its middle. */
export function widestSquare(size: PictureSize): CropSquare {
  const side = sideLimits(size).longest;
  return { left: (size.width - side) / 2, top: (size.height - side) / 2, side };
}

/** The square moved by pixels of the picture, never beyond its edges. */
export function moveSquare(square: CropSquare, size: PictureSize, dx: number, dy: number): CropSquare {
  return {
    side: square.side,
    left: between(square.left + dx, 0, size.width - square.side),
    top: between(square.top + dy, 0, size.height - square.side),
  };
}

/** The square with another side, within the limits; the point under `anchor` stays where it is, as far as the edges allow. */
export function resizeSquare(square: CropSquare, size: PictureSize, side: number, anchor: Anchor = CENTRE): CropSquare {
  const { longest, shortest } = sideLimits(size);
  const next = between(side, shortest, longest);
  const grown = square.side - next;
  return moveSquare({ ...square, side: next }, size, grown * anchor.x, grown * anchor.y);
}

/** How near the square looks, from 0 (as far as possible) to 1; even steps look even, because it counts in ratios. */
export function zoomOf({ side }: CropSquare, size: PictureSize): number {
  const { longest, shortest } = sideLimits(size);
  return longest === shortest ? 0 : Math.log(longest / side) / Math.log(longest / shortest);
}

/** The side that belongs to a zoom of 0 to 1. */
export function sideOfZoom(zoom: number, size: PictureSize): number {
  const { longest, shortest } = sideLimits(size);
  return longest * (shortest / longest) ** zoom;
}
