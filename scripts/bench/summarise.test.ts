import { expect, test } from 'vitest';
import type { Visit } from './measurePage.ts';
import { percentile, summarise } from './summarise.ts';

const visit = (readyMs: number | null, script: number): Visit => ({
  requests: 3,
  bytes: { Script: script, Document: 1 },
  files: [],
  firstContentfulPaintMs: 10,
  readyMs,
  totalBlockingMs: 0,
});

test('a percentile is one of the values, and of few values the largest', () => {
  const values = Array.from({ length: 20 }, (_, index) => 20 - index);
  expect(percentile(values, 0.95)).toBe(19);
  expect(percentile(values, 0.5)).toBe(10);
  expect(percentile([3, 9], 0.95)).toBe(9);
  expect(percentile([], 0.95)).toBeNull();
});

test('bytes are summarised by type and in all', () => {
  const summary = summarise([visit(5, 100), visit(7, 300), visit(9, 200)]);
  expect(summary.bytes).toEqual({ Document: 1, Script: 200 });
  expect(summary.totalBytes).toBe(201);
  expect(summary.readyMs).toBe(7);
});

test('a page that once did not get ready has no ready time', () => {
  expect(summarise([visit(5, 1), visit(null, 1)]).readyMs).toBeNull();
});
