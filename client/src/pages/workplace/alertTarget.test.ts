import { describe, expect, it } from 'vitest';
import { listedAlertEvidence as evidenceOf } from '#client/components/alerts/listedAlert.ts';
import type { KnownRule } from '#client/components/alerts/listedAlert.ts';
import { defaultFilters } from '#client/stores/FiltersStore.ts';
import { alertTarget } from './alertTarget.ts';
import type { KnownAlert } from './alertTarget.ts';

const defaults = defaultFilters('2026-03-10');
const now = {
  start_time: '2026-03-04',
  end_time: '2026-03-10',
  previous_start_time: '2026-02-25',
  previous_end_time: '2026-03-03',
};
const alertOf = (rule: KnownRule, parts: Partial<KnownAlert> = {}): KnownAlert => ({
  id: rule,
  severity: 'medium',
  brand_id: null,
  platform_id: null,
  topic_id: null,
  domain: null,
  date: null,
  value: null,
  measure: null,
  previous: null,
  change: null,
  ...parts,
  rule,
});
const target = (rule: KnownRule, parts: Partial<KnownAlert> = {}, window = now) =>
  alertTarget(alertOf(rule, parts), window, defaults);

describe('where an alert leads', () => {
  it('is the page that looks into it, narrowed to its place', () => {
    expect(target('own_drop', { platform_id: 'kimi' })).toBe('/answer/index?platform_ids=kimi#why');
    expect(target('measure_drop', { measure_id: 'citation_rate' })).toBe('/answer/index?why=citation_rate#why');
    expect(target('refusals_up', { platform_id: 'kimi' })).toBe('/answer/index?platform_ids=kimi');
    expect(target('rival_rise', { brand_id: 'b&c', topic_id: 't' })).toBe(
      '/answer/index?topic_ids=t&why_brand=b%26c#why',
    );
    expect(target('engine_update', { date: '2026-03-05' })).toBe('/overview/index');
    expect(target('thin_platform', { platform_id: 'kimi' })).toBe('/prompt?precision=1');
    expect(target('contradicted_fact')).toBe('/brand/index?tab=facts&start_time=2026-03-04&end_time=2026-03-10');
    expect(target('collection_failed')).toBe('/answer/runs');
    expect(target('no_recent_answers')).toBeNull();
  });

  it('is for a lost source the days in which it was cited, too', () => {
    expect(target('lost_source', { domain: 'news.org' })).toBe(
      '/answer/subdomainDetails?start_time=2026-02-25&end_time=2026-03-10&domain=news.org',
    );
  });

  it('compares a new competitor with the four weeks that do not mention it', () => {
    expect(target('new_rival', { brand_id: 'b' })).toBe(
      '/answer/index?compare_start_time=2026-02-04&compare_end_time=2026-03-03&view=new_rival',
    );
  });

  it('keeps the days of recorded answers', () => {
    const old = { ...now, start_time: '2024-01-01', end_time: '2024-01-07' };
    expect(target('own_drop', {}, old)).toBe('/answer/index?start_time=2024-01-01&end_time=2024-01-07#why');
  });
});

describe('the evidence of an alert', () => {
  it('are the answers that name the new rival, and those that cited the lost source before', () => {
    expect(evidenceOf(alertOf('new_rival', { brand_id: 'b', topic_id: 't' }), now)).toEqual({
      brand_id: 'b',
      mention: 'named',
      topic_id: 't',
    });
    expect(evidenceOf(alertOf('lost_source', { domain: 'news.org' }), now)).toEqual({
      domain: 'news.org',
      start_time: '2026-02-25',
      end_time: '2026-03-03',
    });
  });

  it('are none where there are no answers to show', () => {
    expect(evidenceOf(alertOf('no_recent_answers'), now)).toBeNull();
    expect(evidenceOf(alertOf('thin_platform', { platform_id: 'kimi', value: 0 }), now)).toBeNull();
    expect(evidenceOf(alertOf('thin_platform', { platform_id: 'kimi', value: 3 }), now)).toEqual({
      platform_id: 'kimi',
    });
  });
});
