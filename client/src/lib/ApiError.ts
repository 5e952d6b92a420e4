export type ApiErrorKind =
  | 'network'
  | 'timeout'
  | 'cancelled'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'notOffered'
  | 'validation'
  | 'conflict'
  | 'server'
  | 'protocol';

interface ApiErrorDetails {
  readonly status?: number | undefined;
  readonly code?: number | undefined;
  /** Field name to message, when the server named the fields it refused. */
  readonly fieldErrors?: Readonly<Record<string, string>> | undefined;
  /** Method and path of the call, of kind `notOffered`. */
  readonly call?: string | undefined;
  /** Of kind `notOffered`: the call named one thing, and the reply may as well mean that the server has no such thing. */
  readonly isUnsure?: boolean | undefined;
  /** Of kind `protocol`: every field of the reply that could not be read, with what is wrong with it. */
  readonly wrongFields?: readonly string[] | undefined;
  readonly cause?: unknown;
}

/**
 * The one error of every call. `message` is the server's `msg` (or `Error`, or the HTTP client's words); what a person reads
 * is made from it and from `kind` by `errorText`. Only `api/` creates it.
 */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly code: number | undefined;
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly call: string;
  readonly isUnsure: boolean;
  readonly wrongFields: readonly string[];

  constructor(kind: ApiErrorKind, message: string, details: ApiErrorDetails = {}) {
    super(message, { cause: details.cause });
    // Minifiers mangle class names, so the name is set by hand.
    this.name = 'ApiError';
    this.kind = kind;
    this.status = details.status;
    this.code = details.code;
    this.fieldErrors = details.fieldErrors ?? {};
    this.call = details.call ?? '';
    this.isUnsure = details.isUnsure ?? false;
    this.wrongFields = details.wrongFields ?? [];
  }
}

/** Whether something that was thrown is a failed call of the API. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}
