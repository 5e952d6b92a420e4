import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '#client/i18n/zh-CN/score.ts';
import type { FactorScore } from '#client/lib/contentScore/types.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { FactorRow } from './FactorRow.tsx';

test('a penalty is taken off once: 扣 5 分, not minus five', () => {
  const factor = {
    ...{ id: 'stuffing', applies: true, value: 1, weight: -5, points: -5, missing: [], evidence: [] },
    grade: { levels: ['E1'], disputed: false },
  } as unknown as FactorScore;
  renderForTest(<FactorRow factor={factor} text="" onGo={undefined} />, { messages });
  expect(screen.getByText('扣 5 分')).not.toBeNull();
});
