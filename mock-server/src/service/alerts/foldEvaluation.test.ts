import { describe, expect, it } from 'vitest';
import type { FoundAlert } from '#server/analysis/alerts/FoundAlert.ts';
import { alertOf } from '#server/analysis/workplace/alertOf.ts';
import { NO_ALERTS } from '#server/store/documents/ProjectAlerts.ts';
import type { ProjectAlerts } from '#server/store/documents/ProjectAlerts.ts';
import { foldEvaluation } from './foldEvaluation.ts';

const DROP = alertOf({ rule: 'own_drop', severity: 'high', brand_id: 'own', value: -0.1 });
const found = (parts: Partial<FoundAlert> = {}): FoundAlert => ({ ...DROP, tested: true, certain: false, ...parts });
const names = { brands: [{ id: 'own', name: 'Own' }], platforms: [], topics: [] };

interface Seen {
  readonly version: string;
  readonly answers: number;
  readonly day?: string;
}

function fold(stored: ProjectAlerts, alerts: readonly FoundAlert[], { version, answers, day = '2026-03-10' }: Seen) {
  const window = {
    start_time: '2026-03-04',
    end_time: '2026-03-10',
    previous_start_time: '2026-02-25',
    previous_end_time: '2026-03-03',
  };
  const report = { alerts, tests: 20, window, events: [], answers };
  const evaluation = { at: `${day}T08:00:0${String(answers % 10)}.000Z`, version, basis: '', day };
  return foldEvaluation(stored, { report, evaluation, names });
}

describe('a drop that may be chance', () => {
  const first = fold(NO_ALERTS, [found()], { version: '1', answers: 100 });

  it('is listed at once and goes out when other answers show it too', () => {
    expect(first.stored.records).toMatchObject([{ confirmed: false, sent_at: null, names: { brand: 'Own' } }]);
    expect(first.outgoing).toEqual([]);
    const second = fold(first.stored, [found()], { version: '2', answers: 140 });
    expect(second.outgoing).toMatchObject([{ confirmed: true, times: 2 }]);
    expect(second.stored.records[0]?.id).toBe(first.stored.records[0]?.id);
    expect(fold(second.stored, [found()], { version: '3', answers: 180 }).outgoing).toEqual([]);
  });

  it('is not confirmed by the same answers, nor by a few more', () => {
    expect(fold(first.stored, [found()], { version: '1', answers: 100 }).outgoing).toEqual([]);
    const few = fold(first.stored, [found()], { version: '2', answers: 110 });
    expect(few.stored.records[0]).toMatchObject({ times: 1, confirmed: false });
    // Together with further ones they are enough.
    expect(fold(few.stored, [found()], { version: '3', answers: 131 }).outgoing).toHaveLength(1);
  });

  it('starts again when it was gone in between', () => {
    const gone = fold(first.stored, [], { version: '2', answers: 141 });
    expect(gone.stored.records).toMatchObject([{ resolved_at: '2026-03-10T08:00:01.000Z' }]);
    const back = fold(gone.stored, [found()], { version: '3', answers: 182 });
    expect(back.outgoing).toEqual([]);
    expect(back.stored.records).toMatchObject([{ resolved_at: null, times: 1 }, { alert: { id: DROP.id } }]);
    expect(new Set(back.stored.records.map(({ id }) => id)).size).toBe(2);
  });
});

describe('what is certain', () => {
  it('goes out at once, and once', () => {
    const { outgoing, stored } = fold(NO_ALERTS, [found({ certain: true })], { version: '1', answers: 100 });
    expect(outgoing).toHaveLength(1);
    expect(fold(stored, [found({ certain: true })], { version: '2', answers: 150 }).outgoing).toEqual([]);
  });

  it('does not go out while it or its kind is muted, and does when the mute has run out', () => {
    for (const mute of [{ scope: 'alert', of: DROP.id } as const, { scope: 'kind', of: 'own_drop' } as const]) {
      const mutes = [{ ...mute, until: '2026-03-10', user_id: 'u', at: '' }];
      const muted = fold({ ...NO_ALERTS, mutes }, [found({ certain: true })], { version: '1', answers: 100 });
      expect(muted.outgoing).toEqual([]);
      const later = fold(muted.stored, [found({ certain: true })], { version: '1', answers: 100, day: '2026-03-11' });
      expect(later.outgoing).toHaveLength(1);
      expect(later.stored.mutes).toEqual([]);
    }
  });

  it('is kept for itself where it only says that answers are few', () => {
    const thin = { ...alertOf({ rule: 'thin_platform', severity: 'low', platform_id: 'p', value: 3 }) };
    const { outgoing, stored } = fold(NO_ALERTS, [{ ...thin, tested: false, certain: true }], {
      version: '1',
      answers: 9,
    });
    expect(outgoing).toEqual([]);
    expect(stored.records).toHaveLength(1);
  });
});
