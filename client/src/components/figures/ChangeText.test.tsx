import { expect, test } from 'vitest';
import { messages } from '../../i18n/zh-CN/figures.ts';
import { renderForTest } from '../../testing/renderForTest.tsx';
import styles from './ChangeText.module.scss';
import { ChangeText } from './ChangeText.tsx';

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
