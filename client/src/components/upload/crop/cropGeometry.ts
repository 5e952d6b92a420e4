import { clamp } from '#client/lib/clamp.ts';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The cropped square, in the picture's own pixels. */
export interface CropSquare {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** The visible part of a picture; `x` and `y` as in react-easy-crop, but in units of the stage's side. */
export interface CropView {
  /** Offset of the picture's centre to the right of the stage's centre. */
  readonly x: number;
  readonly y: number;
  /** 1: the shorter side fills the stage. */
  readonly zoom: number;
}

/** Position of the square within its range, from 0 (left, top) to 1. */
interface CropPlace {
  readonly across: number;
  readonly down: number;
}

export const WHOLE: CropView = { x: 0, y: 0, zoom: 1 };

/** Zoomed in further, a face is only pixels. */
const CLOSEST_ZOOM = 8;
const SMALLEST_SIDE = 64;

/** Maximum zoom; 1 for a picture too small to zoom into. */
export function closestZoom({ width, height }: PictureSize): number {
  return clamp(Math.min(width, height) / SMALLEST_SIDE, 1, CLOSEST_ZOOM);
}

/** How far the picture can be moved from the centre in each direction, in units of the stage's side. */
function roomOf({ width, height }: PictureSize, zoom: number): { readonly x: number; readonly y: number } {
  const shorter = Math.min(width, height);
  return { x: ((width / shorter) * zoom - 1) / 2, y: ((height / shorter) * zoom - 1) / 2 };
}

const shareOf = (moved: number, room: number): number => (room <= 0 ? 0.5 : clamp(0.5 - moved / (2 * room), 0, 1));

/** Position of a view's square: shares of its horizontal and vertical range, 0 to 1. */
export function placeOf({ x, y, zoom }: CropView, size: PictureSize): CropPlace {
  const room = roomOf(size, zoom);
  return { across: shareOf(x, room.x), down: shareOf(y, room.y) };
}

/** The view with its square moved to another position. */
export function moveTo({ zoom }: CropView, size: PictureSize, { across, down }: CropPlace): CropView {
  const room = roomOf(size, zoom);
  return { zoom, x: (0.5 - across) * 2 * room.x, y: (0.5 - down) * 2 * room.y };
}

/** The view with another zoom, about its centre. */
export function zoomTo({ x, y, zoom }: CropView, size: PictureSize, next: number): CropView {
  const room = roomOf(size, next);
  const grown = next / zoom;
  return { zoom: next, x: clamp(x * grown, -room.x, room.x), y: clamp(y * grown, -room.y, room.y) };
}

/** The cropped square, clamped to the picture. */
export function squareOf(view: CropView, size: PictureSize): CropSquare {
  const side = Math.min(size.width, size.height) / view.zoom;
  const { across, down } = placeOf(view, size);
  return { side, left: across * (size.width - side), top: down * (size.height - side) };
}

/** Zoom on a scale from 0 (1) to 1 (maximum); logarithmic, so that equal steps look equal. */
export function nearness(zoom: number, size: PictureSize): number {
  const closest = closestZoom(size);
  return closest === 1 ? 0 : Math.log(zoom) / Math.log(closest);
}

/** The zoom for a value of that scale, 0 to 1. */
export function zoomOf(near: number, size: PictureSize): number {
  return closestZoom(size) ** near;
}
