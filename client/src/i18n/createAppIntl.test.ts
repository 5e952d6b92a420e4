import { createIntlCache } from 'react-intl';
import { expect, test } from 'vitest';
import { createAppIntl } from './createAppIntl.ts';

const intl = createAppIntl(
  { locale: 'en-US', messages: { said: 'The prompt “{name}” was paused ({count, number})' } as never },
  createIntlCache(),
);
const say = (name: string): string => intl.formatMessage({ id: 'said' as never }, { name, count: 1 } as never);

test('a name that turns the direction of writing does not turn the sentence it is put into', () => {
  expect(say('\u202Egnp.exe\u2066')).toBe('The prompt “gnp.exe” was paused (1)');
});

test('every other name is put there as it is', () => {
  for (const name of ['<b>x</b>', 'שלום', '{count}', 'zero\u200Bwidth', '=1+1']) {
    expect(say(name)).toBe(`The prompt “${name}” was paused (1)`);
  }
});
