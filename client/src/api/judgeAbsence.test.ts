import { describe, expect, test } from 'vitest';
import { ApiError } from '../lib/ApiError.ts';
import { createCallRegistry } from '../testing/createCallRegistry.ts';
import type { NamedCall } from './CallRegistry.ts';
import { thingOf } from './CallRegistry.ts';
import { judgeAbsence } from './judgeAbsence.ts';

const report: NamedCall = { method: 'GET', path: '/api/front/overview/index', thing: '' };
const detail: NamedCall = { method: 'GET', path: '/api/front/answer/promptsDetails', thing: 'id=7' };
const bare = new ApiError('notFound', 'Not Found', { status: 200, code: 404 });
const named = new ApiError('notFound', 'id: 没有', { status: 200, code: 404, fieldErrors: { id: '没有' } });
const page = new ApiError('notOffered', 'a page', { status: 200 });

describe('a 404 tells of the call or of the thing', () => {
  test('of the call, where nothing is named: it is not offered, and not made again', () => {
    const book = createCallRegistry();
    expect(judgeAbsence(bare, report, book)).toMatchObject({
      kind: 'notOffered',
      call: 'GET /api/front/overview/index',
      isUnsure: false,
    });
    expect(book.absenceOf(report)).toBe('path');
  });

  test('of the thing, where a field is named', () => {
    const book = createCallRegistry();
    expect(judgeAbsence(named, detail, book)).toBe(named);
    expect(book.absenceOf(detail)).toBeNull();
  });

  test('a field that was named once proves the call: a bare 404 after it is about the thing', () => {
    const book = createCallRegistry();
    judgeAbsence(new ApiError('validation', 'id', { fieldErrors: { id: '无效' } }), detail, book);
    expect(judgeAbsence(bare, detail, book)).toBe(bare);
  });

  test('of the thing, where the path was answered before', () => {
    const book = createCallRegistry();
    book.noteAnswer(detail.path);
    expect(judgeAbsence(bare, detail, book)).toBe(bare);
    expect(book.absenceOf(detail)).toBeNull();
  });

  test('of either, where a thing is asked for and the reply is bare: nothing is claimed, and other things are asked for', () => {
    const book = createCallRegistry();
    expect(judgeAbsence(bare, detail, book)).toMatchObject({ kind: 'notOffered', isUnsure: true });
    expect(book.absenceOf(detail)).toBe('thing');
    expect(book.absenceOf({ ...detail, thing: 'id=8' })).toBeNull();
  });

  test('a page of HTML tells of the call, whatever is asked for', () => {
    const book = createCallRegistry();
    expect(judgeAbsence(page, detail, book)).toMatchObject({ kind: 'notOffered', isUnsure: false });
    expect(book.absenceOf({ ...detail, thing: 'id=8' })).toBe('path');
  });

  test('a page of HTML from a call that was answered before is a failure', () => {
    const book = createCallRegistry();
    book.noteAnswer(report.path);
    expect(judgeAbsence(page, report, book).kind).toBe('protocol');
  });

  test('other failures tell nothing', () => {
    const book = createCallRegistry();
    for (const kind of ['network', 'server', 'forbidden', 'timeout'] as const) {
      const failure = new ApiError(kind, 'x');
      expect(judgeAbsence(failure, report, book)).toBe(failure);
    }
    expect(book.absenceOf(report)).toBeNull();
  });
});

test('a new login knows nothing of the one before', () => {
  const book = createCallRegistry();
  judgeAbsence(bare, report, book);
  book.noteAnswer(detail.path);
  book.clear();
  expect(book.absenceOf(report)).toBeNull();
  expect(book.hasAnswered(detail.path)).toBe(false);
});

test('the thing of a call is what its id, or the like, names; filters name nothing', () => {
  expect(thingOf({ id: 7, start_time: '2026-01-01', topic_ids: ['a'] })).toBe('id=7');
  expect(thingOf({ ids: ['a', 'b'] })).toBe('ids=a,b');
  expect(thingOf({ persona: 'general' })).toBe('persona=general');
  expect(thingOf({ id: '', page: 1 })).toBe('');
  expect(thingOf(undefined)).toBe('');
});
