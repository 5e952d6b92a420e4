import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { messages } from '#client/i18n/zh-CN/charts.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { ChartExportItems } from './ChartExportItems.tsx';

const namesOf = (): (string | null)[] => screen.getAllByRole('menuitem').map((item) => item.textContent);

test('where the table is shown, the export of pictures says what it needs', () => {
  renderForTest(<ChartExportItems pictures={false} onSave={vi.fn()} />, { messages });
  const needs = messages['charts.export.fromChart'];
  expect(namesOf()).toEqual([
    messages['charts.export.png'] + needs,
    messages['charts.export.svg'] + needs,
    messages['charts.export.csv'],
  ]);
});

test('where the chart is shown, there is nothing to say', () => {
  renderForTest(<ChartExportItems pictures onSave={vi.fn()} />, { messages });
  expect(namesOf().join('')).not.toContain(messages['charts.export.fromChart']);
});
