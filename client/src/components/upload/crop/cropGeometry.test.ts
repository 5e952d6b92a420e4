import { describe, expect, test } from 'vitest';
import { closestZoom, moveTo, nearness, placeOf, squareOf, WHOLE, zoomOf, zoomTo } from './cropGeometry.ts';

const wide = { width: 1600, height: 800 };

describe('the square kept of a picture', () => {
  test('begins as wide as it can, in the middle', () => {
    expect(squareOf(WHOLE, wide)).toEqual({ left: 400, top: 0, side: 800 });
    expect(squareOf(WHOLE, { width: 30, height: 90 })).toEqual({ left: 0, top: 30, side: 30 });
  });

  test('stands where it is put, and at the edges when it is dragged beyond', () => {
    const near = { ...WHOLE, zoom: 2 };
    const moved = moveTo(near, wide, { across: 0, down: 1 });
    expect(squareOf(moved, wide)).toEqual({ left: 0, top: 400, side: 400 });
    expect(placeOf(moved, wide)).toEqual({ across: 0, down: 1 });
    expect(squareOf({ x: -90, y: 90, zoom: 2 }, wide)).toEqual({ left: 1200, top: 0, side: 400 });
  });

  test('keeps its middle while it is zoomed, and is pushed back inside at an edge', () => {
    const right = moveTo(WHOLE, wide, { across: 1, down: 0.5 });
    const near = zoomTo(right, wide, 2);
    expect(squareOf(near, wide).left).toBeCloseTo(1000);
    expect(squareOf(near, wide)).toMatchObject({ top: 200, side: 400 });
    const corner = moveTo(near, wide, { across: 1, down: 1 });
    expect(squareOf(zoomTo(corner, wide, 1), wide)).toEqual({ left: 800, top: 0, side: 800 });
  });

  test.each([
    [wide, 8],
    [{ width: 300, height: 128 }, 2],
    [{ width: 40, height: 50 }, 1],
  ])('of %o is zoomed into at most %d times', (size, most) => {
    expect(closestZoom(size)).toBe(most);
    expect(zoomOf(1, size)).toBe(most);
    expect(nearness(1, size)).toBe(0);
  });

  test.each([0, 0.25, 0.5, 1])('a nearness of %d leads to a zoom and back', (near) => {
    expect(nearness(zoomOf(near, wide), wide)).toBeCloseTo(near);
  });
});
