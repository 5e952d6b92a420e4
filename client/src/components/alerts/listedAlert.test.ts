import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { LISTED_RULES } from '#client/api/alertSchemas.ts';
import type { ListedAlert } from '#client/api/alertSchemas.ts';
import { messages as figures } from '#client/i18n/en-US/figures.ts';
import { messages as overview } from '#client/i18n/en-US/overview.ts';
import { anyAlertText } from './alertText.ts';
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

describe('the words of an alert', () => {
  // The texts of alerts suffice here; the type requires the whole catalogue.
  const intl = createIntl({ locale: 'en-US', messages: { ...figures, ...overview } as never });
  const wordsOf = (alert: ListedAlert): string =>
    anyAlertText(intl, alert, { brands: [], platforms: [], topics: [], events: [] });
  const bare = {
    id: 'a',
    severity: 'low',
    ...{ brand_id: null, platform_id: null, topic_id: null, date: null, value: null },
    ...{ domain: null, measure_id: null, subject: null, from: null, to: null },
  } as const;
  const said = { ...bare, brand_id: 'b', platform_id: 'p', topic_id: 't', date: '2026-03-05', value: 3 } as const;
  const whole = { ...said, domain: 'a.example', measure_id: 'stability', subject: 's', from: 'x', to: 'y' } as const;

  it.each(LISTED_RULES)('of %s hold no 0 and no gap for what was not sent', (rule) => {
    expect(wordsOf({ ...bare, rule })).toBe(overview['overview.alert.unknown']);
    expect(wordsOf({ ...whole, rule })).not.toBe(overview['overview.alert.unknown']);
  });

  it('say that there is an alert, where its kind is not known', () => {
    expect(wordsOf({ ...whole, rule: 'unknown' })).toBe(overview['overview.alert.unknown']);
  });
});
