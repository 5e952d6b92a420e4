import { expect, test } from 'vitest';
import { changesOf, readChanges } from './fieldChanges.ts';

const names = ['name', 'jobName'] as const;
const saved = { name: '林晓', jobName: '' };

test('only what differs is a change, and spaces around it are none', () => {
  expect(changesOf(names, saved, { name: ' 林晓 ', jobName: '编辑 ' })).toEqual({ jobName: '编辑' });
  expect(changesOf(names, saved, { name: '', jobName: '' })).toEqual({ name: '' });
});

test.each([null, 'text', 7, [], { other: 'x' }, { name: 7 }])('a draft of %j holds nothing', (stored) => {
  expect(readChanges(names, stored)).toEqual({});
});

test('a draft gives back the fields it knows', () => {
  expect(readChanges(names, { name: '林小晓', password: 'x' })).toEqual({ name: '林小晓' });
});
