/**
 * What else a missing call may mean. `thing`: the server has the call and not the requested resource. `page`: a web page came in place of
 * the reply, which may be the sign-in of a network or proxy.
 */
export type Doubt = 'thing' | 'page';

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
  /** Field name to message, when the server named the fields it rejected. */
  readonly fieldErrors?: Readonly<Record<string, string>> | undefined;
  /** Method and path of the call, of kind `notOffered`. */
  readonly call?: string | undefined;
  /** For kind `notOffered`; null: the call is missing. */
  readonly doubt?: Doubt | null | undefined;
  /** For kind `protocol`: every response field that could not be parsed, with the reason. */
  readonly wrongFields?: readonly string[] | undefined;
  /** The reply was no JSON: it may come from a proxy or firewall in front of the server. */
  readonly isForeign?: boolean | undefined;
  readonly retryAt?: number | undefined;
  readonly isRead?: boolean | undefined;
  readonly cause?: unknown;
}

/**
 * The single error type of every API call. `message` is the server's `msg` (or `Error`, or the message of the HTTP client); `errorText`
 * builds the text shown to users from it and from `kind`. Only `api/` creates it.
 */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly code: number | undefined;
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly call: string;
  readonly doubt: Doubt | null;
  readonly wrongFields: readonly string[];
  readonly isForeign: boolean;
  /** The time until which the server asks to wait (`Retry-After`), as epoch milliseconds. */
  readonly retryAt: number | undefined;
  /** The call only reads: whatever it sends are filters and searches. */
  readonly isRead: boolean;
  readonly #details: ApiErrorDetails;

  constructor(kind: ApiErrorKind, message: string, details: ApiErrorDetails = {}) {
    super(message, { cause: details.cause });
    // Minifiers mangle class names, so the name is set explicitly.
    this.name = 'ApiError';
    this.kind = kind;
    this.status = details.status;
    this.code = details.code;
    this.fieldErrors = details.fieldErrors ?? {};
    this.call = details.call ?? '';
    this.doubt = details.doubt ?? null;
    this.wrongFields = details.wrongFields ?? [];
    this.isForeign = details.isForeign ?? false;
    this.retryAt = details.retryAt;
    this.isRead = details.isRead ?? false;
    this.#details = details;
  }

  /** The same failure, of which more is known. */
  with(more: ApiErrorDetails): ApiError {
    return new ApiError(this.kind, this.message, { ...this.#details, ...more });
  }
}

/** Whether a thrown value is a failed API call. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

/** Whether a call was refused because somebody else changed the same thing meanwhile, or because something is in progress. */
export function isConflict(error: unknown): boolean {
  return isApiError(error) && error.kind === 'conflict';
}
