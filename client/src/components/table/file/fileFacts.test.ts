import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { messages as charts } from '#client/i18n/en-US/charts.ts';
import { messages as filters } from '#client/i18n/en-US/filters.ts';
import { factsLine, fileName, withFacts } from './fileFacts.ts';
import type { FileFacts } from './fileFacts.ts';

const intl = createIntl({ locale: 'en-US', messages: { ...charts, ...filters } as never });
const facts: FileFacts = {
  ...{ project: 'Northwind', page: 'Topic: Price', start_time: '2026-11-02', end_time: '2026-11-08' },
  ...{ previous_start_time: '2026-10-26', previous_end_time: '2026-11-01', time_zone: 'Europe/Berlin' },
  ...{ filters: ['Platforms: ChatGPT', 'Search: price'], made_at: '2026-11-09T10:00:00.000Z' },
};

describe('a file', () => {
  it('says in every row of what project, days, zone and filters it is, and in the first how figures are written', () => {
    const { head, rows } = withFacts(
      intl,
      {
        head: ['Topic', 'Visibility'],
        rows: [
          ['Price', 0.25],
          ['Care', null],
        ],
      },
      facts,
    );
    expect(head.slice(2)).toEqual([
      ...['Project', 'Console page', 'First day', 'Last day', 'Compared with (first day)', 'Compared with (last day)'],
      ...['Time zone', 'Filters', 'Exported at', 'How to read the figures'],
    ]);
    const told = [
      ...['Northwind', 'Topic: Price', '2026-11-02', '2026-11-08', '2026-10-26', '2026-11-01'],
      ...['Europe/Berlin', 'Platforms: ChatGPT; Search: price', '2026-11-09T11:00:00+01:00'],
    ];
    expect(rows.map((row) => row.slice(0, -1))).toEqual([
      ['Price', 0.25, ...told],
      ['Care', null, ...told],
    ]);
    expect(rows.map((row) => row.at(-1))).toEqual([expect.stringContaining('0.25 is 25%'), null]);
  });

  it('says "None" where nothing narrows it, and nothing of days and figures that it has not', () => {
    const now = { project: 'Northwind', filters: [], made_at: facts.made_at };
    const { head, rows } = withFacts(intl, { head: ['Prompt', 'Answers'], rows: [['Which one?', 12]] }, now);
    expect(head.slice(2)).toEqual(['Project', 'Filters', 'Exported at']);
    expect(rows).toEqual([['Which one?', 12, 'Northwind', 'None', expect.any(String)]]);
    expect(Date.parse(String(rows[0]?.at(-1)))).toBe(Date.parse(facts.made_at));
  });

  it('writes times in the zone of its days, so that their date is the day of the page', () => {
    const table = { head: ['Prompt', 'Last asked'], rows: [['Which one?', '2026-11-08T23:30:00.000Z']] };
    expect(withFacts(intl, table, facts).rows[0]?.[1]).toBe('2026-11-09T00:30:00+01:00');
    const west = withFacts(intl, table, { ...facts, time_zone: 'America/New_York' });
    expect(west.rows[0]?.[1]).toBe('2026-11-08T18:30:00-05:00');
  });

  it('of a table without rows says so in one row, beside of what it is', () => {
    const { head, rows } = withFacts(intl, { head: ['Topic', 'Visibility'], rows: [] }, facts);
    expect(head.at(-1)).toBe('How to read the figures');
    expect(rows).toEqual([
      [
        ...[null, null, 'Northwind', 'Topic: Price', '2026-11-02', '2026-11-08', '2026-10-26', '2026-11-01'],
        ...[
          'Europe/Berlin',
          'Platforms: ChatGPT; Search: price',
          '2026-11-09T11:00:00+01:00',
          'The table has no rows.',
        ],
      ],
    ]);
  });

  it('of all projects names none', () => {
    const { head } = withFacts(intl, { head: ['Project'], rows: [] }, { ...facts, project: null });
    expect(head.filter((name) => name === 'Project')).toHaveLength(1);
    expect(fileName({ ...facts, project: null }, 'All projects')).toBe('All-projects-2026-11-02-2026-11-08');
  });

  it('keeps its days in its name, however long the names of project and prompt are', () => {
    const name = fileName({ ...facts, project: '品'.repeat(100) }, '问'.repeat(500));
    expect(name.endsWith('-2026-11-02-2026-11-08')).toBe(true);
    expect(new TextEncoder().encode(`${name}.csv`).length).toBeLessThan(255);
  });

  it('that is a picture says it in a line', () => {
    expect(factsLine(intl, facts)).toBe(
      'Northwind · Topic: Price · Nov 2 – Nov 8, 2026 · Europe/Berlin · Platforms: ChatGPT · Search: price · Exported on Nov 9, 2026',
    );
  });
});
