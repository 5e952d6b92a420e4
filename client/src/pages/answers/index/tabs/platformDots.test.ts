import { expect, test } from 'vitest';
import { platformDots } from './platformDots.ts';

const count = (path: string): number => path.split('M').length - 1;

test('each platform has a ring, those never asked one of their own', () => {
  const { rings, unasked, width } = platformDots([0.5, null, 0]);
  expect(count(rings)).toBe(2);
  expect(count(unasked)).toBe(1);
  // Three dots of 12 pixels with gaps of 4.
  expect(width).toBe(44);
});

test('a dot is filled from below up to its share, and not at all where no answer names us', () => {
  // Half: a chord through the centre, 5.5 pixels to each side.
  expect(platformDots([0.5]).fills).toBe('M0.5 6A5.5 5.5 0 0 0 11.5 6z');
  // Above a half the arc takes the long way, and the chord is higher.
  expect(platformDots([0.75]).fills).toMatch(/^M1\.24 3\.25A5\.5 5\.5 0 1 0 /u);
  expect(platformDots([1]).fills).toBe(platformDots([1]).rings);
  expect(platformDots([0, null]).fills).toBe('');
});

test('every dot stands at its own place', () => {
  expect(platformDots([null, 0.5]).fills).toBe('M16.5 6A5.5 5.5 0 0 0 27.5 6z');
});
