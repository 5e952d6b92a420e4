import { describe, expect, it } from 'vitest';
import type { DomainDetail } from '#client/api/detailSchemas.ts';
import { flowSelection, shareSelection } from './domainChartData.ts';

describe('the answers behind a part of the flow', () => {
  it('are narrowed by every step that was picked', () => {
    expect(flowSelection('a.cn', [{ step: 0, id: 't1' }])).toEqual({ domain: 'a.cn', topic_id: 't1' });
    expect(
      flowSelection('a.cn', [
        { step: 1, id: 'a.cn' },
        { step: 2, id: 'kimi' },
      ]),
    ).toEqual({ url_prefix: 'https://a.cn/', platform_id: 'kimi' });
  });

  it('are none where no filter can say what was picked', () => {
    expect(flowSelection('a.cn', [{ step: 0, id: null }])).toBeNull();
    expect(
      flowSelection('a.cn', [
        { step: 1, id: null },
        { step: 2, id: 'kimi' },
      ]),
    ).toBeNull();
  });
});

describe('the answers behind a share', () => {
  const report = {
    hosts_over_time: { unit: 'week', dates: ['2026-05-01', '2026-05-08'], series: [] },
    scope: { end_time: '2026-05-10' },
  } as unknown as DomainDetail;

  it('cite the host in the days of the point that the window holds', () => {
    expect(shareSelection(report, 'www.a.cn', 1)).toEqual({
      url_prefix: 'https://www.a.cn/',
      start_time: '2026-05-08',
      end_time: '2026-05-10',
    });
  });

  it('are none for all the other hosts together', () => {
    expect(shareSelection(report, null, 0)).toBeNull();
  });
});
