import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { IssuedReport } from '#client/api/schemas/issuedReportSchemas.ts';
import { messages } from '#client/i18n/zh-CN/issued.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { createTestStores } from '#client/testing/testStores.ts';
import { ActionSection } from './WorkSections.tsx';

test('the day of the board is that of the report’s time zone, as the days of the report are', () => {
  const { stores } = createTestStores();
  const report = { made_at: '2026-03-10T16:53:00.000Z', time_zone: 'Asia/Shanghai' } as unknown as IssuedReport;
  renderForTest(<ActionSection report={report} kind="actions" list={[]} total={0} />, { stores, messages });
  expect(screen.getByText(/^2026年3月11日 的行动看板/u)).not.toBeNull();
});
