import { expect, test } from 'vitest';
import type { PerceptionCell } from '#client/api/brandCentreSchemas.ts';
import { alikeThemes } from './alikeThemes.ts';

const measure = (value: number) => ({ value, low: value - 0.1, high: value + 0.1, n: 40, k: 9, method: 'student' });

function cell(theme: string, brand: string, value: number | null): PerceptionCell {
  const counts = { positive: 1, neutral: 0, negative: 0, mentioned: null };
  const net = value === null ? null : measure(value);
  return { theme_id: theme, brand_id: brand, net_sentiment: net, ...counts } as unknown as PerceptionCell;
}

test('a theme that is the same for everyone is no finding, one that tells brands apart is', () => {
  const cells = [
    ...[cell('quality', 'a', 1), cell('quality', 'b', 0.999), cell('quality', 'c', null)],
    ...[cell('price', 'a', 1), cell('price', 'b', 0.4)],
    ...[cell('service', 'a', 1), cell('service', 'b', null)],
    cell('design', 'a', null),
  ];
  expect([...alikeThemes(cells)]).toEqual(['quality']);
});
