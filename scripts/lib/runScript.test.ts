import { mkdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { beforeEach, expect, test, vi } from 'vitest';
import { DamagedFileError } from '#server/refusal/DamagedFileError.ts';
import { CommandError } from './CommandError.ts';
import { runScript } from './runScript.ts';
import { UsageError } from './UsageError.ts';

const said = vi.spyOn(console, 'error');

beforeEach(() => {
  said.mockReset();
  said.mockImplementation(() => undefined);
});

test('a wrong argument ends with 2 and the way to the help', async () => {
  const code = await runScript('export', () => {
    throw new UsageError('--format "xls" is not a format: use parquet or csv.');
  });
  expect(code).toBe(2);
  expect(said).toHaveBeenCalledWith(
    '--format "xls" is not a format: use parquet or csv.\nSee npm run export -- --help',
  );
});

test('an unknown option is named, without advice on other arguments', async () => {
  const code = await runScript('set-api', () => {
    parseArgs({ args: ['--wrong'], options: {}, allowPositionals: true });
  });
  expect(code).toBe(2);
  expect(said).toHaveBeenCalledWith("Unknown option '--wrong'.\nSee npm run set-api -- --help");
});

test('what cannot be done ends with 1 and its sentence', async () => {
  const code = await runScript('preview', () => {
    throw new CommandError('Nothing is built yet: run npm run build first.');
  });
  expect(code).toBe(1);
  expect(said).toHaveBeenCalledWith('Nothing is built yet: run npm run build first.');
});

test('a damaged project ends with what is damaged and what to do, without a stack', async () => {
  const code = await runScript('export', () => {
    throw new DamagedFileError('/data/projects/p/answers.jsonl', 'answers', { kind: 'changed' });
  });
  expect(code).toBe(1);
  expect(said).toHaveBeenCalledWith(expect.stringMatching(/^\/data\/projects\/p\/answers\.jsonl: .*"npm run doctor"/u));
});

test('a file that is not there, or in the way, is named in words', async () => {
  const code = await runScript('size', () => {
    readFileSync('/no/such/file.json');
  });
  expect(code).toBe(1);
  expect(said).toHaveBeenCalledWith('/no/such/file.json: no such file or folder.');
  await runScript('export', () => {
    mkdirSync(`${import.meta.filename}/folder`);
  });
  expect(said).toHaveBeenLastCalledWith(`${import.meta.filename}/folder: a part of the path is a file, not a folder.`);
});

test('a bug keeps its stack', async () => {
  const bug = new TypeError('x is not a function');
  const code = await runScript('report', () => {
    throw bug;
  });
  expect(code).toBe(1);
  expect(said).toHaveBeenCalledWith(bug);
});
