import { expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/ApiError.ts';
import { showServerError } from './showServerError.ts';

interface Fields {
  readonly email: string;
  readonly password: string;
}

function shown(error: unknown): readonly unknown[] {
  const setError = vi.fn();
  showServerError<Fields>(error, setError, { refused: { field: 'email', messageId: 'create.error.emailTaken' } });
  return setError.mock.calls[0]?.slice(0, 2) ?? [];
}

const refusal = (fieldErrors: Readonly<Record<string, string>>) => new ApiError('validation', 'no', { fieldErrors });

test('a refusal stands at its field, whether the server names it or not', () => {
  expect(shown(refusal({ email: 'taken' }))).toEqual(['email', { message: 'create.error.emailTaken' }]);
  expect(shown(refusal({}))).toEqual(['email', { message: 'create.error.emailTaken' }]);
});

test('what is refused about something else is not said of this field', () => {
  expect(shown(refusal({ invite_code: 'has expired' }))).toEqual(['root', { message: 'has expired' }]);
});

test('any other failure is said above the form', () => {
  expect(shown(new ApiError('server', 'no'))).toEqual(['root', { message: 'error.server' }]);
});
