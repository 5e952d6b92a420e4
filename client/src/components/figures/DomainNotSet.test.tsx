import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Measure } from '#client/api/measureSchemas.ts';
import type { ReportScope } from '#client/api/reportSchemas.ts';
import { messages as figures } from '#client/i18n/zh-CN/figures.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { createTestStores, testProfile } from '#client/testing/testStores.ts';
import { DomainNotSet } from './DomainNotSet.tsx';
import { MeasureCell } from './MeasureCell.tsx';
import { MetricTile } from './MetricTile.tsx';
import { unsetBrand } from './unsetBrand.ts';

const brand = { id: 'own', name: '澄宇', own: true, order: 0, no_domain: true };
const { no_domain: _none, ...withDomain } = brand;
const tile = { measure_id: 'citation_rate', measure: null, previous: null, change: null, sparkline: [] } as const;
const zero: Measure = { value: 0, low: 0, high: 0.1, n: 40, k: 8, numerator: 0, denominator: 40 };

const scopeForTest: ReportScope = {
  ...{ start_time: '', end_time: '', previous_start_time: '', previous_end_time: '', prompts: 8 },
  ...{ project_answers: 40, project_first_date: null, project_last_date: null, sentiment_source: 'labelled' },
  ...{ answers: { ok: 40, refused: 0, empty: 0, failed: 0 }, answers_not_captured: 0 },
};

const showTile = (of: typeof withDomain, measure: Measure | null = null, uncaptured = 0) =>
  renderForTest(
    <MetricTile
      tile={{ ...tile, measure, sparkline: [] }}
      brandCount={2}
      brand={of}
      scope={{ ...scopeForTest, answers_not_captured: uncaptured }}
      onOpen={vi.fn()}
    />,
    { messages: figures },
  );

test('a tile without an own domain says so, and leads to where it is set', () => {
  showTile(brand);
  expect(screen.getByText('未设置')).toBeTruthy();
  const link = screen.getByRole('link', { name: /去设置.*澄宇/u });
  expect(link.getAttribute('href')).toBe('/brand/index');
});

test('with a domain it says that there are no data, or 0', () => {
  showTile(withDomain);
  expect(screen.getByText('没有带引用的回答')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  showTile(withDomain, zero);
  expect(screen.getByRole('button', { name: /0\.0%/u })).toBeTruthy();
});

test('where no citations were captured, whether there were any is not known', () => {
  showTile(withDomain, null, scopeForTest.answers.ok);
  expect(screen.getByText('没有采集引用')).toBeTruthy();
  expect(screen.queryByText('没有带引用的回答')).toBeNull();
});

test('a cell of a rival without a domain says so; its other measures are not concerned', () => {
  const rival = { ...brand, own: false };
  const cell = (like: 'citation_rate' | 'visibility') => (
    <MeasureCell
      name="x"
      like={like}
      measure={null}
      noData="没有数据"
      unset={unsetBrand(like, rival)}
      onOpen={vi.fn()}
    />
  );
  renderForTest(cell('citation_rate'), { messages: figures });
  expect(screen.getByRole('link', { name: /^未设置域名/u })).toBeTruthy();
  renderForTest(cell('visibility'), { messages: figures });
  expect(screen.getByRole('img', { name: '没有数据' })).toBeTruthy();
});

test('who may not change content reads that it is not set, without a way to set it', () => {
  const { stores } = createTestStores();
  stores.user.setProfile({ ...testProfile, level: 'view', managers: [] });
  for (const short of [false, true]) {
    const { unmount } = renderForTest(<DomainNotSet brand={brand} short={short} />, { stores, messages: figures });
    expect(screen.getByText(/未设置本品牌域名/u)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
    unmount();
  }
});
