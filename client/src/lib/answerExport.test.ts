import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { ANSWER_COLUMNS, toAnswerCells, withoutGuard } from './answerExport.ts';
import type { ExportedAnswer } from './answerExport.ts';
import { toCsvLine } from './csv.ts';

function answer(changes: Partial<ExportedAnswer>): ExportedAnswer {
  return {
    id: 'a',
    platform: 'Kimi',
    prompt: 'p',
    topic: null,
    tags: [],
    run: 1,
    asked_at: '2026-03-01T00:00:00.000Z',
    status: 'ok',
    model: null,
    answer: '',
    citations: null,
    searches: [],
    brand_sentiments: {},
    mentions: [],
    ...changes,
  };
}

function cellsOf(one: ExportedAnswer): readonly string[] {
  return Papa.parse<string[]>(toCsvLine(toAnswerCells(one, null)), { delimiter: ',' }).data[0] ?? [];
}

const cell = (one: ExportedAnswer, column: (typeof ANSWER_COLUMNS)[number]): string =>
  cellsOf(one)[ANSWER_COLUMNS.indexOf(column)] ?? '';

test('a row has a cell for each column', () => {
  expect(cellsOf(answer({}))).toHaveLength(ANSWER_COLUMNS.length);
});

test('no text is run as a formula, and every text comes back to the letter', () => {
  const hostile = fc.string({
    unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', "'", '"', ',', ';', ' ', 'a', '中', '😀'),
  });
  fc.assert(
    fc.property(hostile, (text) => {
      const written = cell(answer({ answer: text }), 'answer');
      expect(written).not.toMatch(/^[=+\-@\t\r]/u);
      expect(written).not.toMatch(/;[ \t"]*[=+\-@]|[\r\n]"*[=@]/u);
      expect(withoutGuard(written)).toBe(text);
    }),
  );
});

test('sources that were not captured are an empty cell, none captured an empty list', () => {
  expect(cell(answer({ citations: null }), 'citations')).toBe('');
  expect(cell(answer({ citations: [] }), 'citations')).toBe('[]');
});
