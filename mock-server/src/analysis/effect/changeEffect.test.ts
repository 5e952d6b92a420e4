import { describe, expect, it } from 'vitest';
import type { Publication } from '#client/api/publicationSchemas.ts';
import { addDays } from '#client/lib/dates.ts';
import { tableForTest, type TestRow } from '#server/testing/tableForTest.ts';
import { changeEffect } from './changeEffect.ts';
import { effectWindow } from './effectWindow.ts';
import { withChanges } from './withChanges.ts';

const TODAY = '2026-03-10';
const PUBLISHED = '2026-02-20';
const TREATED = 6;
const PROMPTS = 24;

/**
 * Every prompt is asked every day; prompt i names the brand on a number of ten days, treated prompts on five more after the publication.
 */
function rows(): TestRow[] {
  const found: TestRow[] = [];
  for (let day = '2026-01-01'; day <= TODAY; day = addDays(day, 1)) {
    for (let prompt = 0; prompt < PROMPTS; prompt += 1) {
      const isAfter = prompt < TREATED && day > PUBLISHED;
      const share = 2 + (prompt % TREATED) * 0.5 + (isAfter ? 5 : 0);
      const turn = (Number(day.slice(8)) * 7 + prompt * 3) % 10;
      found.push({
        prompt,
        at: day,
        named: turn < share ? 'A' : 'B',
        cites: isAfter && turn < 5 ? ['a.com/page'] : [],
      });
    }
  }
  return found;
}

const project = { topics: Array.from({ length: PROMPTS }, () => 0) };
const change = (more: Partial<Publication> = {}): Publication => ({
  id: 'c1',
  url: 'http://www.a.com/page/?utm_source=x',
  title: 'Page',
  page_id: null,
  draft_id: null,
  prompt_ids: Array.from({ length: TREATED }, (_, i) => `q${String(i)}`),
  published_on: PUBLISHED,
  note: '',
  before_text: null,
  after_text: null,
  score_before: null,
  score_after: null,
  ...more,
});

const table = tableForTest(rows(), project);
const effectOf = (one: Publication, others: Publication[] = [one]) =>
  changeEffect(table, one, { others, today: TODAY, timeZone: 'UTC' });

describe('the effect of a change', () => {
  it('is what treated prompts gained beyond untreated ones of the same past', () => {
    const {
      finding,
      matches,
      treated,
      control,
      citations,
      weeks,
      before,
      after,
      pre_trend: trend,
    } = effectOf(change());
    expect(finding.verdict).toBe('worked');
    expect(finding.estimate?.difference).toBeCloseTo(0.5, 1);
    expect(matches.every(({ controls }) => controls.length >= 2)).toBe(true);
    expect(matches.flatMap(({ controls }) => controls).every(({ id }) => Number(id.slice(1)) >= TREATED)).toBe(true);
    expect([treated.before?.k, control.before?.k]).toEqual([6, 17]);
    // As described: the suspicion that the verdict uses is not sent.
    expect(Object.keys(trend ?? {})).toEqual(['difference', 'low', 'high', 'alike']);
    const [first] = matches;
    expect(first?.prompt.before).toMatchObject({ k: 1, denominator: 42 });
    expect(first?.prompt.before?.high).toBeLessThan(0.8);
    expect(citations.before?.value).toBe(0);
    expect(citations.after?.value).toBeCloseTo(0.5, 1);
    expect([before, after]).toEqual([
      { start: '2026-01-09', end: '2026-02-19' },
      { start: '2026-02-21', end: TODAY },
    ]);
    expect(weeks.map(({ index }) => index)).toEqual([-6, -5, -4, -3, -2, -1, 0, 1, 2]);
  });

  it('cannot be told of too few days, of the future, of a short past or of unknown prompts', () => {
    const reason = (more: Partial<Publication>) => effectOf(change(more)).finding.reason;
    expect(reason({ published_on: '2026-03-05' })).toBe('too_few_days');
    expect(reason({ published_on: '2026-03-11' })).toBe('future');
    expect(reason({ published_on: '2026-01-15' })).toBe('short_history');
    expect(reason({ prompt_ids: ['gone'] })).toBe('no_prompts');
    expect(reason({ prompt_ids: ['q0', 'q1'] })).toBe('thin');
  });

  it('cannot be told yet within the week after publication, and says from which day on', () => {
    const told = (published_on: string) => effectOf(change({ published_on })).finding;
    expect(told('2026-03-05')).toMatchObject({ verdict: 'not_yet', reason: 'too_few_days', tells_on: '2026-03-12' });
    expect(told('2026-03-11')).toMatchObject({ verdict: 'not_yet', reason: 'future', tells_on: '2026-03-18' });
    expect(told('2026-03-03').verdict).not.toBe('not_yet');
    expect(told('2026-01-15')).toMatchObject({ verdict: 'unknown', tells_on: null });
  });

  it('cannot be told apart from another change of the same prompts, whose prompts are no controls either', () => {
    const other = change({ id: 'c2', published_on: '2026-02-25' });
    expect(effectOf(change(), [change(), other]).finding.reason).toBe('overlap');
    const everyone = change({
      id: 'c3',
      prompt_ids: Array.from({ length: PROMPTS - TREATED }, (_, i) => `q${String(i + TREATED)}`),
    });
    expect(effectOf(change(), [change(), everyone]).finding.reason).toBe('no_controls');
  });

  it('leaves a platform out that was asked only before or only after', () => {
    const stray = rows()
      .map((row) => ({ ...row, platform: 1, named: 'A' }))
      .filter(({ at = '' }) => at > PUBLISHED);
    const wider = tableForTest([...rows(), ...stray], project);
    const { treated } = changeEffect(wider, change(), { others: [], today: TODAY, timeZone: 'UTC' });
    expect(treated.after?.denominator).toBe(effectOf(change()).treated.after?.denominator);
  });
});

describe('the days compared', () => {
  it('end with the data, and begin with it', () => {
    const window = effectWindow(PUBLISHED, TODAY, { start: '2026-02-01', end: '2026-03-01' });
    expect([window.before, window.after]).toEqual([
      { start: '2026-02-06', end: '2026-02-19' },
      { start: '2026-02-21', end: '2026-03-01' },
    ]);
    expect(window.problem).toBe('short_history');
  });
});

describe('the marks of a trend', () => {
  const event = {
    id: 'c1',
    date: '2026-02-01',
    kind: 'content_published',
    title_zh: '白皮书',
    title_en: 'Paper',
  } as const;
  it('hold recorded changes of the window, and an event that was recorded once', () => {
    const window = { start_time: '2026-02-10', end_time: TODAY };
    expect(withChanges([event], [change(), change({ id: 'c2', published_on: '2026-01-01' })], window)).toEqual([
      { ...event, date: PUBLISHED },
    ]);
    expect(withChanges([], [change()], window)[0]).toMatchObject({
      title_zh: '发布：Page',
      title_en: 'Published: Page',
    });
  });
});
