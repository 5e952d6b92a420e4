import { clamp } from '#client/lib/clamp.ts';

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

/** What part of a picture the stage shows; `x` and `y` as react-easy-crop has them, but in sides of the stage. */
export interface CropView {
  /** How far the picture's middle stands right of the stage's. */
  readonly x: number;
  readonly y: number;
  /** 1: the shorter side fills the stage. */
  readonly zoom: number;
}

/** Where the square stands in the room it has, from 0 (left, top) to 1. */
interface CropPlace {
  readonly across: number;
  readonly down: number;
}

export const WHOLE: CropView = { x: 0, y: 0, zoom: 1 };

/** Closer than this a face is only dots. */
const CLOSEST_ZOOM = 8;
const SMALLEST_SIDE = 64;

/** The closest zoom; 1 for a picture too small to zoom into. */
export function closestZoom({ width, height }: PictureSize): number {
  return clamp(Math.min(width, height) / SMALLEST_SIDE, 1, CLOSEST_ZOOM);
}

/** How far the picture can be moved from the middle each way, in sides of the stage. */
function roomOf({ width, height }: PictureSize, zoom: number): { readonly x: number; readonly y: number } {
  const shorter = Math.min(width, height);
  return { x: ((width / shorter) * zoom - 1) / 2, y: ((height / shorter) * zoom - 1) / 2 };
}

const shareOf = (moved: number, room: number): number => (room <= 0 ? 0.5 : clamp(0.5 - moved / (2 * room), 0, 1));

/** Where the square of a view is: shares of the room it has across and down, 0 to 1. */
export function placeOf({ x, y, zoom }: CropView, size: PictureSize): CropPlace {
  const room = roomOf(size, zoom);
  return { across: shareOf(x, room.x), down: shareOf(y, room.y) };
}

/** The view with its square at another place. */
export function moveTo({ zoom }: CropView, size: PictureSize, { across, down }: CropPlace): CropView {
  const room = roomOf(size, zoom);
  return { zoom, x: (0.5 - across) * 2 * room.x, y: (0.5 - down) * 2 * room.y };
}

/** The view from nearer or farther, about its middle. */
export function zoomTo({ x, y, zoom }: CropView, size: PictureSize, next: number): CropView {
  const room = roomOf(size, next);
  const grown = next / zoom;
  return { zoom: next, x: clamp(x * grown, -room.x, room.x), y: clamp(y * grown, -room.y, room.y) };
}

/** What is kept of the picture: never beyond its edges. */
export function squareOf(view: CropView, size: PictureSize): CropSquare {
  const side = Math.min(size.width, size.height) / view.zoom;
  const { across, down } = placeOf(view, size);
  return { side, left: across * (size.width - side), top: down * (size.height - side) };
}

/** How near a zoom looks, from 0 (as far as possible) to 1; even steps look even, because it counts in ratios. */
export function nearness(zoom: number, size: PictureSize): number {
  const closest = closestZoom(size);
  return closest === 1 ? 0 : Math.log(zoom) / Math.log(closest);
}

/** The zoom of a nearness of 0 to 1. */
export function zoomOf(near: number, size: PictureSize): number {
  return closestZoom(size) ** near;
}
