import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { IssuedReport } from '#client/api/schemas/issuedReportSchemas.ts';
import { messages as figures } from '#client/i18n/zh-CN/figures.ts';
import { messages as issued } from '#client/i18n/zh-CN/issued.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { LeaderSection } from './FigureSections.tsx';

test('a period without usable answers has no leaderboard, and no empty table stands there', () => {
  const report = { brands: [] } as unknown as IssuedReport;
  renderForTest(<LeaderSection report={report} kind="leaderboard" leaderboard={[]} />, {
    messages: { ...figures, ...issued },
  });
  expect(screen.getByText('没有有效回答')).not.toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
});
