import type { WriterFault } from '#client/api/draftSchemas.ts';

export type LlmFault = Exclude<WriterFault, 'unknown'>;

/** Why a model wrote nothing, or not to the end. Its message is for the log and never holds the key. */
export class LlmError extends Error {
  readonly fault: LlmFault;
  /** Seconds; null when the endpoint did not say. */
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
