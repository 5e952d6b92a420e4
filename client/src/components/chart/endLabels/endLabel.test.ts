import type { DataLabelsOptions, Point } from 'highcharts';
import { expect, test } from 'vitest';
import { endLabel } from './endLabel.ts';

function labelOf(name: string): unknown {
  const point = { y: 1 } as Point;
  Object.assign(point, { series: { name, points: [point] } });
  const { formatter } = endLabel(true, 'black', '400') as Required<Pick<DataLabelsOptions, 'formatter'>>;
  return formatter.call(point, {});
}

test('a long name is shortened beside its line, where there is room for a few lines only', () => {
  expect(labelOf('Calvora')).toBe('Calvora');
  expect(labelOf('n'.repeat(100))).toBe(`${'n'.repeat(39)}…`);
});
