import { describe, expect, it } from 'vitest';
import { listedAlertEvidence } from './listedAlert.ts';

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
    const days = { start_time: '', end_time: '', previous_start_time: '', previous_end_time: '' };
    expect(listedAlertEvidence({ ...alert, rule: 'no_recent_answers' }, days)).toBeNull();
    expect(listedAlertEvidence({ ...alert, rule: 'refusals_up' }, days)).toEqual({
      platform_id: 'p',
      status: 'refused',
    });
  });
});
