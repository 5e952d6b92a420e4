import { describe, expect, test } from 'vitest';
import { moveSquare, resizeSquare, sideLimits, sideOfZoom, widestSquare, zoomOf } from './cropGeometry.ts';

const wide = { width: 1600, height: 800 };

describe('the square kept of a picture', () => {
  test('begins as wide as it can, in the middle', () => {
    expect(widestSquare(wide)).toEqual({ left: 400, top: 0, side: 800 });
    expect(widestSquare({ width: 30, height: 90 })).toEqual({ left: 0, top: 30, side: 30 });
  });

  test('never leaves the picture, however far it is dragged', () => {
    expect(moveSquare(widestSquare(wide), wide, -5000, 40)).toEqual({ left: 0, top: 0, side: 800 });
    expect(moveSquare(widestSquare(wide), wide, 5000, -40)).toEqual({ left: 800, top: 0, side: 800 });
  });

  test('zooms about the point under the pointer', () => {
    const near = resizeSquare({ left: 400, top: 0, side: 800 }, wide, 400, { x: 0.25, y: 1 });
    expect(near).toEqual({ left: 500, top: 400, side: 400 });
  });

  test('zooming out at an edge pushes it back inside', () => {
    const far = resizeSquare({ left: 1500, top: 700, side: 100 }, wide, 700);
    expect(far).toEqual({ left: 900, top: 100, side: 700 });
  });

  test.each([
    [9999, 800],
    [1, 100],
  ])('a side of %d becomes %d', (side, expected) => {
    expect(resizeSquare(widestSquare(wide), wide, side).side).toBe(expected);
  });

  test('a picture too small to zoom into has one size only', () => {
    const tiny = { width: 40, height: 50 };
    expect(sideLimits(tiny)).toEqual({ longest: 40, shortest: 40 });
    expect(zoomOf(widestSquare(tiny), tiny)).toBe(0);
    expect(sideOfZoom(1, tiny)).toBe(40);
  });

  test.each([0, 0.25, 0.5, 1])('a zoom of %d leads to a side and back', (zoom) => {
    const side = sideOfZoom(zoom, wide);
    expect(zoomOf({ left: 0, top: 0, side }, wide)).toBeCloseTo(zoom);
  });
});
