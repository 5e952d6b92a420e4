import type { Text } from './text.ts';

/** An input at fault, and why. */
export interface FieldRefusal {
  readonly field: string;
  readonly text: Text;
}

/**
 * A refusal that travels as an envelope. `code` is the envelope's code; the HTTP status stays 200 unless `status` says
 * otherwise, because the provider reports its errors in the body. `field` names the input at fault.
 */
export class MockError extends Error {
  readonly code: number;
  readonly text: Text;
  readonly field: string | undefined;
  readonly status: number;
  /** Further inputs at fault, so that a form is told of all at once. */
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

  /** The same with a code that is an HTTP status as the status too: programs look there first. */
  asHttp(): MockError {
    if (this.status !== 200 || this.code < 400 || this.code > 599) return this;
    return new MockError(this.code, this.text, {
      status: this.code,
      others: this.others,
      ...(this.field === undefined ? {} : { field: this.field }),
    });
  }
}

/** Bad input: code 422 with a message that names the field. */
export function badInput(field: string, text: Text): MockError {
  return new MockError(422, text, { field });
}

/** Refuses all inputs at fault at once; does nothing when there are none. @throws MockError (422) naming each */
export function refuseAll([first, ...others]: readonly FieldRefusal[]): void {
  if (first !== undefined) throw new MockError(422, first.text, { field: first.field, others });
}

/**
 * Goes through checks that do not depend on one another.
 * @returns what each of them gives
 * @throws MockError (422) naming every input at fault
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
 * No valid login. The specification recognises it by code 500 and 未登录 in the message, so the words stay in it in English
 * too.
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
 * There is no such thing in the project: code 404, so that a page can say so, apart from a filter at fault (422). The field that
 * names the thing tells it from a call that there is not.
 */
export function noSuch(field: string, text: Text): MockError {
  return new MockError(404, text, { field });
}
