import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { percentRange } from '#client/lib/figureText.ts';
import { expectedInterval } from '#client/lib/stats/precision.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { PrecisionSliders } from './PrecisionSliders.tsx';

test('the expected interval is written like any other range of shares', () => {
  const sampling = { rate: 0.3, prompts: 20, platforms: 3, runs: 2 };
  renderForTest(<PrecisionSliders sampling={sampling} usual={sampling} withPlatforms onChange={() => undefined} />);
  const { low, high } = expectedInterval(sampling.rate, sampling);
  expect(screen.getByText(percentRange('zh-CN', low, high, 0))).toBeTruthy();
});
