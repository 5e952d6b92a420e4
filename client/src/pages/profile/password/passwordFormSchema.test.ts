import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { passwordFormSchema } from './passwordFormSchema.ts';

const good = { current: 'Answer-2026', next: 'Longer-2027', repeat: 'Longer-2027', logOutOthers: true };

/** The errors of each field. */
function said(changes: Partial<typeof good>) {
  const { issues } = v.safeParse(passwordFormSchema, { ...good, ...changes });
  return issues === undefined ? {} : v.flatten<typeof passwordFormSchema>(issues).nested;
}

describe('a new password', () => {
  test('is fine when it is long enough, another one, and typed twice', () => {
    expect(said({})).toEqual({});
  });

  test.each([
    ['the present one is missing', { current: '' }, { current: ['password.required'] }],
    ['it is short', { next: 'short', repeat: 'short' }, { next: ['password.short'] }],
    ['it is the one there is', { next: good.current, repeat: good.current }, { next: ['profile.password.same'] }],
    ['the repetition differs', { repeat: 'Longer-2028' }, { repeat: ['password.mismatch'] }],
    [
      'it is longer than the server takes',
      { next: 'a'.repeat(129), repeat: 'a'.repeat(129) },
      { next: ['password.long'] },
    ],
  ])('is refused when %s', (_why, changes, expected) => {
    expect(said(changes)).toEqual(expected);
  });
});
