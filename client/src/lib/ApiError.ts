export type ApiErrorKind =
  | 'network'
  | 'timeout'
  | 'cancelled'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'validation'
  | 'conflict'
  | 'server'
  | 'protocol';

interface ApiErrorDetails {
  readonly status?: number | undefined;
  readonly code?: number | undefined;
  /** Field name to message, when the server named the fields it refused. */
  readonly fieldErrors?: Readonly<Record<string, string>> | undefined;
  readonly cause?: unknown;
}

/**
 * The one error of every call. `message` is the server's `msg` (or `Error`, or the HTTP client's words) and is diagnostic
 * detail; what a person reads is chosen from `kind` by `errorMessageId`. Only `api/` creates it.
 */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly code: number | undefined;
  readonly fieldErrors: Readonly<Record<string, string>>;

  constructor(kind: ApiErrorKind, message: string, details: ApiErrorDetails = {}) {
    super(message, { cause: details.cause });
    // Minifiers mangle class names, so the name is set by hand.
    this.name = 'ApiError';
    this.kind = kind;
    this.status = details.status;
    this.code = details.code;
    this.fieldErrors = details.fieldErrors ?? {};
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}
