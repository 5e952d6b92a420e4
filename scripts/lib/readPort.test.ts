import { expect, test } from 'vitest';
import { readPort } from './readPort.ts';

test('a missing or empty variable means the default', () => {
  expect(readPort('PORT', undefined, 5173)).toBe(5173);
  expect(readPort('PORT', ' ', 5173)).toBe(5173);
});

test('a port is read as it stands', () => {
  expect(readPort('PORT', '8080', 5173)).toBe(8080);
  expect(readPort('PORT', ' 65535 ', 5173)).toBe(65_535);
});

test.each(['0', '65536', '-1', '80a', '1e3', '99999999999'])('%s is refused with the name of the variable', (text) => {
  expect(() => readPort('MOCK_PORT', text, 1)).toThrow(/MOCK_PORT.*1 to 65535/);
});
