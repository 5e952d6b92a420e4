import { describe, expect, it } from 'vitest';
import { alertSelection } from './alertSelection.ts';

describe('the answers behind an alert', () => {
  it('are none for one that speaks of missing answers', () => {
    const alert = {
      id: 'a',
      severity: 'low',
      brand_id: null,
      platform_id: 'p',
      topic_id: null,
      date: '2026-05-01',
      value: 3,
    } as const;
    expect(alertSelection({ ...alert, rule: 'no_recent_answers' })).toBeNull();
    expect(alertSelection({ ...alert, rule: 'refusals_up' })).toEqual({ platform_id: 'p', status: 'refused' });
  });
});
