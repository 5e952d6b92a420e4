import { mkdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SettingError } from './SettingError.ts';
import { startProblem } from './startProblem.ts';

function thrownBy(action: () => unknown): unknown {
  try {
    return action();
  } catch (error) {
    return error;
  }
}

test('a data folder whose place is taken by a file is named, with what to do', () => {
  const folder = `${import.meta.filename}/data`;
  const error = thrownBy(() => mkdirSync(folder, { recursive: true }));
  expect(startProblem(error, folder)).toBe(
    `The data folder ${folder} can’t be used: a part of the path is a file, not a folder. Set DATA_DIR to a folder you can write to.`,
  );
});

test('a full disk is named, though the system names no path', () => {
  expect(startProblem(Object.assign(new Error('write'), { code: 'ENOSPC' }), '/data')).toBe(
    'The data folder /data can’t be used: the disk is full. Free some space, or set DATA_DIR to another folder.',
  );
});

test('a setting is explained in its own words', () => {
  expect(startProblem(new SettingError('MOCK_PORT must be a port.'), '/data')).toBe('MOCK_PORT must be a port.');
});

test('a taken port is no bug, and a bug is no refusal', () => {
  expect(startProblem(Object.assign(new Error('listen'), { code: 'EADDRINUSE', port: 5601 }), '/data')).toBe(
    'Port 5601 is in use. Stop what uses it, or choose another with MOCK_PORT.',
  );
  expect(startProblem(new TypeError('x is not a function'), '/data')).toBeNull();
  expect(
    startProblem(
      thrownBy(() => mkdirSync('/no/such/place')),
      '/data',
    ),
  ).toBeNull();
});
