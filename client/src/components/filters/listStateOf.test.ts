import { expect, test } from 'vitest';
import { ApiError } from '#client/lib/ApiError.ts';
import { listStateOf } from './listStateOf.ts';

test('a list that the provider does not have is told apart from one that failed', () => {
  expect(listStateOf({ data: undefined, error: null })).toBe('loading');
  expect(listStateOf({ data: [], error: null })).toBe('loaded');
  expect(listStateOf({ data: undefined, error: new ApiError('server', 'Bad gateway', { status: 502 }) })).toBe(
    'failed',
  );
  expect(listStateOf({ data: undefined, error: new ApiError('notOffered', 'Not Found', { status: 404 }) })).toBe(
    'notOffered',
  );
});
