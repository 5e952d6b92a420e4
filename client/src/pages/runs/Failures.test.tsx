import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RunFailure } from '#client/api/schemas/collectRunSchemas.ts';
import { messages as collect } from '#client/i18n/zh-CN/collect.ts';
import { messages as runs } from '#client/i18n/zh-CN/runs.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { Failures } from './Failures.tsx';

test('the count of a reason has thousands separators, as all counts of a round have', () => {
  const failure = {
    platform: 'Lamp API',
    status: 'failed',
    reason: 'rate',
    count: 12_345,
    advice: 'rate',
    key_name: '',
    model: '',
    detail: '',
    retry_at: null,
  } as unknown as RunFailure;
  renderForTest(<Failures failures={[failure]} />, { messages: { ...collect, ...runs } });
  expect(screen.getByText('12,345')).not.toBeNull();
});
