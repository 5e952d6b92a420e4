import { expect, test } from 'vitest';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { AppIcon } from './AppIcon.tsx';

test('an icon is drawn in a view box of 48 by 48 with lines of width 4', () => {
  const icon = renderForTest(<AppIcon name="back" />).container.querySelector('svg');
  expect(icon?.getAttribute('viewBox')).toBe('0 0 48 48');
  expect(icon?.getAttribute('stroke-width')).toBe('4');
});
