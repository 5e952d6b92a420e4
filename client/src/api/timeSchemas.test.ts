import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { scopeSchema } from './reportSchemas.ts';
import { daySchema, instantSchema, maybeInstantSchema } from './timeSchemas.ts';

const whatIsSaid = (schema: v.GenericSchema<unknown, unknown>, value: unknown): string =>
  v.safeParse(schema, value).issues?.[0].message ?? '';

describe('days', () => {
  test('are YYYY-MM-DD', () => {
    expect(v.parse(daySchema, '2026-02-28')).toBe('2026-02-28');
  });

  test.each(['2026-11-25T00:00:00+08:00', '2026/11/25', '20261125', ''])(
    'written as "%s" are refused with the form that is expected',
    (day) => {
      expect(whatIsSaid(daySchema, day)).toBe(`Expected a day as YYYY-MM-DD but received "${day}"`);
    },
  );

  test('that no calendar has are refused', () => {
    expect(whatIsSaid(daySchema, '2026-02-30')).toBe('There is no day "2026-02-30"');
  });

  test('of a report are among them, and their field is named', () => {
    const read = v.safeParse(scopeSchema, { start_time: '2026-11-25T00:00:00+08:00' });
    expect(read.issues?.map((issue) => v.getDotPath(issue))).toContain('start_time');
  });
});

describe('instants', () => {
  test.each([
    ...['2026-03-01T08:00:00Z', '2026-03-01T08:00:00.123Z', '2026-03-01T16:00:00+08:00', '2026-03-01'],
    ...['2026-03-01 16:00:00', '2026-03-01T16:00:00', '2026-03-01T16:00', '2026-03-01T16:00+08:00'],
  ])('%s can be read', (instant) => {
    expect(v.parse(instantSchema, instant)).toBe(instant);
  });

  test.each(['2026-03-01 26:00:00', '03/01/2026', 'yesterday', ''])(
    '"%s" is refused: it is no time, or may be several',
    (instant) => {
      expect(whatIsSaid(instantSchema, instant)).toBe(
        `Expected a time with its zone, such as 2026-03-01T08:00:00Z, but received "${instant}"`,
      );
    },
  );

  test('may be empty only where there may be none', () => {
    expect(v.parse(maybeInstantSchema, '')).toBe('');
    expect(whatIsSaid(maybeInstantSchema, 'soon')).toContain('received "soon"');
  });
});
