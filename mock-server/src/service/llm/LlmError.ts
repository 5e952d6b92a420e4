import type { WriterFault } from '#client/api/draftSchemas.ts';

export type LlmFault = Exclude<WriterFault, 'unknown'>;

/** A failed or incomplete generation. Its message is for the log and never holds the key. */
export class LlmError extends Error {
  readonly fault: LlmFault;
  /** Retry-After in seconds; null without one. */
  readonly retryAfter: number | null;

  constructor(
    fault: LlmFault,
    message: string,
    options: { readonly retryAfter?: number | null; readonly cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'LlmError';
    this.fault = fault;
    this.retryAfter = options.retryAfter ?? null;
  }
}
