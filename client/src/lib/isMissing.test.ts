import { describe, expect, it } from 'vitest';
import { ApiError } from './ApiError.ts';
import { isMissing } from './isMissing.ts';

describe('isMissing', () => {
  it('is what the server does not have, or whose name it refuses', () => {
    expect(isMissing(new ApiError('notFound', 'none'), 'id')).toBe(true);
    expect(isMissing(new ApiError('validation', 'too long', { fieldErrors: { id: 'too long' } }), 'id')).toBe(true);
  });

  it('is not a failure for another reason', () => {
    expect(isMissing(new ApiError('validation', 'no date', { fieldErrors: { start_time: 'no date' } }), 'id')).toBe(
      false,
    );
    expect(isMissing(new ApiError('server', 'down'), 'id')).toBe(false);
    expect(isMissing(null, 'id')).toBe(false);
  });
});
