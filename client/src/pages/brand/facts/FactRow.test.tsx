import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { JudgedFact } from '#client/api/brandCentreSchemas.ts';
import { messages as brand } from '#client/i18n/zh-CN/brand.ts';
import { messages as figures } from '#client/i18n/zh-CN/figures.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { FactRow } from './FactRow.tsx';

const fact: JudgedFact = {
  ...{ id: 'range', statement: '续航 600 km', brand_id: null, subject: ['续航'], value: '600 km', severity: 'high' },
  ...{ valid_from: null, valid_to: null, source: '', supported: 0, contradicted: 0, unknown: 0, accuracy: null },
};

test.each([
  [null, null, '一直有效'],
  ['2026-01-05', null, '2026年1月5日起有效'],
  [null, '2026-01-05', '有效至 2026年1月5日'],
  ['2026-01-05', '2026-03-01', '2026年1月5日至3月1日'],
])('the days of a fact, %s and %s, are written like all days', (valid_from, valid_to, text) => {
  const nothing = () => {};
  renderForTest(
    <table>
      <tbody>
        <FactRow fact={{ ...fact, valid_from, valid_to }} onRead={nothing} onEdit={nothing} onRemove={nothing} />
      </tbody>
    </table>,
    { messages: { ...brand, ...figures } },
  );
  expect(screen.getByRole('row').children[4]?.textContent).toBe(text);
});
