import type { Text } from './text.ts';

/** An invalid input and the reason. */
export interface FieldRefusal {
  readonly field: string;
  readonly text: Text;
}

/**
 * An error that is sent as a response envelope. `code` is the envelope's code; the HTTP status stays 200 unless `status` says
 * otherwise, because the provider's API reports errors in the body. `field` names the invalid input.
 */
export class MockError extends Error {
  readonly code: number;
  readonly text: Text;
  readonly field: string | undefined;
  readonly status: number;
  /** Further invalid inputs, so that a form can mark all at once. */
  readonly others: readonly FieldRefusal[];

  constructor(
    code: number,
    text: Text,
    options: { readonly field?: string; readonly status?: number; readonly others?: readonly FieldRefusal[] } = {},
  ) {
    super(text.en);
    this.name = 'MockError';
    this.code = code;
    this.text = text;
    this.field = options.field;
    this.status = options.status ?? 200;
    this.others = options.others ?? [];
  }

  /** The same error with its code as HTTP status too, which programs check first. */
  asHttp(): MockError {
    if (this.status !== 200 || this.code < 400 || this.code > 599) return this;
    return new MockError(this.code, this.text, {
      status: this.code,
      others: this.others,
      ...(this.field === undefined ? {} : { field: this.field }),
    });
  }
}

/** Creates an error for invalid input: code 422 with a message that names the field. */
export function badInput(field: string, text: Text): MockError {
  return new MockError(422, text, { field });
}

/** Throws one error for all invalid inputs; does nothing without any. @throws MockError (422) naming each */
export function refuseAll([first, ...others]: readonly FieldRefusal[]): void {
  if (first !== undefined) throw new MockError(422, first.text, { field: first.field, others });
}

/**
 * Runs independent checks and collects their errors.
 * @returns the result of each check
 * @throws MockError (422) naming every invalid input
 */
export function refuseTogether<T extends readonly unknown[]>(...checks: { readonly [K in keyof T]: () => T[K] }): T;
export function refuseTogether(...checks: readonly (() => unknown)[]): readonly unknown[] {
  const found: FieldRefusal[] = [];
  const results = checks.map((check) => {
    try {
      return check();
    } catch (error) {
      if (!(error instanceof MockError) || error.field === undefined) throw error;
      found.push({ field: error.field, text: error.text }, ...error.others);
      return undefined;
    }
  });
  refuseAll(found);
  return results;
}

export function forbidden(
  text: Text = { zh: '你没有权限执行此操作', en: 'You don’t have permission to do this' },
): MockError {
  return new MockError(403, text);
}

/**
 * No valid login. The specification defines it as code 500 with 未登录 in the message, so the English message holds the word too.
 */
export function notLoggedIn(): MockError {
  return new MockError(500, {
    zh: '未登录或登录已过期，请重新登录',
    en: 'You are not logged in, or your login has expired. Log in again. (未登录)',
  });
}

export function notFound(): MockError {
  return new MockError(404, { zh: '没有这个接口', en: 'There is no such call' }, { status: 404 });
}

/**
 * The requested thing does not exist in the project: code 404, which a page can tell from an invalid filter (422). The field
 * distinguishes it from an unknown call.
 */
export function noSuch(field: string, text: Text): MockError {
  return new MockError(404, text, { field });
}
