import { expect, test } from 'vitest';
import { messages } from '#client/i18n/zh-CN/figures.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { ChangeText } from './ChangeText.tsx';
import styles from './ChangeText.module.scss';

test.each([
  [-0.0004, false],
  [0, false],
  [-0.024, true],
  [0.024, true],
])('a change of %s points somewhere: %s; one that is written as zero does not', (difference, points) => {
  const change = { difference, low: -0.1, high: 0.1, verdict: 'noise' as const };
  const { container } = renderForTest(<ChangeText measureId="visibility" change={change} />, { messages });
  expect(container.querySelector(`.${styles['up']}, .${styles['down']}`) !== null).toBe(points);
});

test('it says of which prompts it is where the figures beside it differ by another amount', () => {
  const change = { difference: 0.039, low: 0.01, high: 0.07, verdict: 'real' as const };
  const at = (value: number) => ({ value, low: 0, high: 1, n: 100, k: 10, numerator: value, denominator: 1 });
  const textOf = (before: number): string =>
    renderForTest(<ChangeText measureId="visibility" change={change} between={[at(before), at(0.65)]} />, { messages })
      .container.textContent;
  expect(textOf(0.632)).toContain('整体为 +1.8\u00a0百分点');
  expect(textOf(0.611)).not.toContain('整体');
});
