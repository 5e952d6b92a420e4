import { expect, test } from 'vitest';
import { errorMessage } from './errorMessage.ts';

test('what was thrown says what is wrong, whether it is an error or not', () => {
  expect(errorMessage(new RangeError('no such zone'))).toBe('no such zone');
  expect([errorMessage('full'), errorMessage(undefined)]).toEqual(['full', 'undefined']);
});
