import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Overview } from '#client/api/overviewSchemas.ts';
import { messages as figures } from '#client/i18n/zh-CN/figures.ts';
import { messages } from '#client/i18n/zh-CN/overview.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { SourceMix } from './SourceMix.tsx';

const EMPTY: Overview['sources'] = {
  types: [],
  domains: [],
  citations: 0,
  answers_with_citations: 0,
  answers_not_captured: 0,
};

const show = (sources: Partial<Overview['sources']>): void => {
  renderForTest(<SourceMix sources={{ ...EMPTY, ...sources }} onOpen={() => undefined} />, {
    messages: { ...messages, ...figures },
  });
};

test('where nobody captured citations nothing is counted, and no empty lists stand there', () => {
  show({ answers_not_captured: 312 });
  expect(screen.getByText('未计入：312 条回答没有采集引用')).toBeTruthy();
  expect(screen.queryByText(/0 次引用|没有引用来源/u)).toBeNull();
  expect(screen.queryByText(messages['overview.sources.types'])).toBeNull();
});

test('where answers cite nothing, a sentence says so, and no answers are said to hold citations', () => {
  show({});
  expect(screen.getByText('没有引用来源')).toBeTruthy();
  expect(screen.queryByText(/0 条回答/u)).toBeNull();
});

test('the name of a domain breaks after a dot', () => {
  const share = { value: 0.4, low: 0.3, high: 0.5, n: 100, k: 10, numerator: 40, denominator: 100 };
  show({
    citations: 100,
    answers_with_citations: 50,
    types: [{ type: 'review', share, citations: 40 }],
    domains: [{ domain: 'www.consumerreports.example', type: 'review', citations: 40, answers: 40, share }],
  });
  expect(screen.getByText('www.consumerreports.example').innerHTML).toBe('www.<wbr>consumerreports.<wbr>example');
});
