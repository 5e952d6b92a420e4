import { describe, expect, test } from 'vitest';
import { ApiError } from '../lib/ApiError.ts';
import { mayRetry } from '../lib/mayRetry.ts';
import { createCallRegistry } from '../testing/createCallRegistry.ts';
import type { NamedCall } from './CallRegistry.ts';
import { thingOf } from './CallRegistry.ts';
import { judgeAbsence } from './judgeAbsence.ts';

const report: NamedCall = { method: 'GET', path: '/api/front/overview/index', thing: '' };
const detail: NamedCall = { method: 'GET', path: '/api/front/answer/promptsDetails', thing: 'id=7' };
const bare = new ApiError('notFound', 'Not Found', { status: 200, code: 404 });
const named = new ApiError('notFound', 'id: 没有', { status: 200, code: 404, fieldErrors: { id: '没有' } });
const page = new ApiError('notOffered', 'a page', { status: 200, doubt: 'page', isForeign: true });

describe('a 404 tells of the call or of the thing', () => {
  test('of the call, where nothing is named: it is not offered, and not made again', () => {
    const registry = createCallRegistry();
    expect(judgeAbsence(bare, report, registry)).toMatchObject({
      kind: 'notOffered',
      call: 'GET /api/front/overview/index',
      doubt: null,
    });
    expect(registry.absenceOf(report)).toBe('path');
  });

  test('of the thing, where a field is named', () => {
    const registry = createCallRegistry();
    expect(judgeAbsence(named, detail, registry)).toBe(named);
    expect(registry.absenceOf(detail)).toBeNull();
  });

  test('a field that was named once proves the call: a bare 404 after it is about the thing', () => {
    const registry = createCallRegistry();
    judgeAbsence(new ApiError('validation', 'id', { fieldErrors: { id: '无效' } }), detail, registry);
    expect(judgeAbsence(bare, detail, registry)).toBe(bare);
  });

  test('of the thing, where the path was answered before', () => {
    const registry = createCallRegistry();
    registry.noteAnswer(detail.path);
    expect(judgeAbsence(bare, detail, registry)).toBe(bare);
    expect(registry.absenceOf(detail)).toBeNull();
  });

  test('of either, where a thing is asked for and the reply is bare: nothing is claimed, and other things are asked for', () => {
    const registry = createCallRegistry();
    expect(judgeAbsence(bare, detail, registry)).toMatchObject({ kind: 'notOffered', doubt: 'thing' });
    expect(registry.absenceOf(detail)).toBe('thing');
    expect(registry.absenceOf({ ...detail, thing: 'id=8' })).toBeNull();
  });

  test('a page of HTML tells of the call, whatever is asked for, or of a sign-in of the network', () => {
    const registry = createCallRegistry();
    expect(judgeAbsence(page, detail, registry)).toMatchObject({ kind: 'notOffered', doubt: 'page' });
    expect(registry.absenceOf({ ...detail, thing: 'id=8' })).toBe('page');
  });

  test('a page of HTML from a call that was answered before is a failure', () => {
    const registry = createCallRegistry();
    registry.noteAnswer(report.path);
    expect(judgeAbsence(page, report, registry)).toMatchObject({ kind: 'protocol', isForeign: true });
  });

  test.each([page, new ApiError('notFound', 'x', { status: 404, isForeign: true })])(
    'a change that a proxy may have answered can be made again',
    (foreign) => {
      const registry = createCallRegistry();
      const change = { ...detail, method: 'POST' };
      expect(judgeAbsence(foreign, change, registry)).toMatchObject({ kind: 'notOffered' });
      expect(registry.absenceOf(change)).toBeNull();
      judgeAbsence(bare, { ...report, method: 'POST' }, registry);
      expect(registry.absenceOf(report)).toBe('path');
    },
  );

  test('Retry is offered for a change that a page answered, and for any call that was answered before', () => {
    const registry = createCallRegistry();
    const change = { ...detail, method: 'POST' };
    const foreign = new ApiError('notFound', 'x', { status: 404, isForeign: true });
    expect(mayRetry(judgeAbsence(page, change, registry))).toBe(true);
    expect(mayRetry(judgeAbsence(foreign, change, registry))).toBe(false);
    registry.noteAnswer(change.path);
    expect(mayRetry(judgeAbsence(foreign, change, registry))).toBe(true);
  });

  test('other failures tell nothing', () => {
    const registry = createCallRegistry();
    for (const kind of ['network', 'server', 'forbidden', 'timeout'] as const) {
      const failure = new ApiError(kind, 'x');
      expect(judgeAbsence(failure, report, registry)).toBe(failure);
    }
    expect(registry.absenceOf(report)).toBeNull();
  });
});

test('a new login knows nothing of the one before', () => {
  const registry = createCallRegistry();
  judgeAbsence(bare, report, registry);
  registry.noteAnswer(detail.path);
  registry.clear();
  expect(registry.absenceOf(report)).toBeNull();
  expect(registry.hasAnswered(detail.path)).toBe(false);
});

test('the thing of a call is what its id, or the like, names; filters name nothing', () => {
  expect(thingOf({ id: 7, start_time: '2026-01-01', topic_ids: ['a'] })).toBe('id=7');
  expect(thingOf({ ids: ['a', 'b'] })).toBe('ids=a,b');
  expect(thingOf({ persona: 'general' })).toBe('persona=general');
  expect(thingOf({ id: '', page: 1 })).toBe('');
  expect(thingOf(undefined)).toBe('');
});
