import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Overview } from '#client/api/overviewSchemas.ts';
import { messages as figures } from '#client/i18n/zh-CN/figures.ts';
import { messages as filters } from '#client/i18n/zh-CN/filters.ts';
import { messages } from '#client/i18n/zh-CN/overview.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { HeatMap } from './HeatMap.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ addEventListener: () => undefined, removeEventListener: () => undefined }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const show = (topics: Overview['topics'], platforms = [{ id: 'kimi', name: 'Kimi' }]): void => {
  renderForTest(
    <HeatMap
      overview={{ platforms, topics, heatmap: [] as Overview['heatmap'] } as Overview}
      filters={{ platform_ids: [], topic_ids: [] } as never}
      ownId="b1"
      onOpen={() => undefined}
    />,
    { messages: { ...messages, ...figures, ...filters } },
  );
};

test('a project without topics is told so, and where they are assigned', () => {
  show([]);
  expect(screen.getByText(messages['overview.heat.noTopics'], { exact: false })).toBeTruthy();
  expect(screen.getByRole('link', { name: messages['overview.heat.setTopics'] }).getAttribute('href')).toBe('/prompt');
  expect(screen.queryByRole('table')).toBeNull();
});

test('a topic that was not asked has a column with a dash', () => {
  show([{ id: 't1', name: '续航' }]);
  expect(screen.getByRole('columnheader', { name: '续航' })).toBeTruthy();
  expect(screen.getByRole('cell').textContent).toContain('–');
});

test('more topics than fit scroll in a box that the keyboard reaches', () => {
  show([{ id: 't1', name: '续航' }]);
  const box = screen.getByRole('group', { name: messages['overview.heat'] });
  expect(box.contains(screen.getByRole('table'))).toBe(true);
  expect(box.tabIndex).toBe(0);
});

test('of hundreds of platforms the first are shown, with a button for all, and all are printed', () => {
  const many = Array.from({ length: 200 }, (_, index) => ({ id: `p${String(index)}`, name: `平台 ${String(index)}` }));
  show([{ id: 't1', name: '续航' }], many);
  const count = (): number => screen.getAllByRole('cell').length;
  expect(count()).toBe(20);
  fireEvent(window, new Event('beforeprint'));
  expect(count()).toBe(200);
  fireEvent(window, new Event('afterprint'));
  expect(count()).toBe(20);
  const button = screen.getByRole('button', { name: '显示全部 200 项' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  expect(count()).toBe(200);
  // The same button, so that the keyboard stays there.
  expect(button.textContent).toBe('收起');
  fireEvent.click(button);
  expect(count()).toBe(20);
});
