import { expect, test } from 'vitest';
import { comparableProjectName } from './comparableProjectName.ts';

test.each([
  ' Northwind  Coffee ',
  'northwind\u00A0coffee',
  'North\u200Bwind Coffee',
  'Northwind\u3000Coffee',
  'Ｎｏｒｔｈｗｉｎｄ Coffee',
  'Northwind\u202E Coffee\uFEFF',
  'Northwind Coffee\uFE0F',
  'Northwind\tCoffee\u0000',
])('%j is the same name', (name) => {
  expect(comparableProjectName(name)).toBe('northwind coffee');
});

test('names that look different stay different', () => {
  expect(comparableProjectName('NorthwindCoffee')).not.toBe(comparableProjectName('Northwind Coffee'));
  expect(comparableProjectName('北风')).toBe('北风');
});
