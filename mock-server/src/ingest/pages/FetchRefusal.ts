import type { PageProblem, PageProblemKind } from '#client/api/ownPageSchemas.ts';

/** The error for a fetch that failed: by a rule of ours, or by the server's response. */
export class FetchRefusal extends Error {
  override readonly name = 'FetchRefusal';
  readonly kind: PageProblemKind;
  readonly detail: string;

  constructor(kind: PageProblemKind, detail = '') {
    super(`${kind} ${detail}`);
    this.kind = kind;
    this.detail = detail;
  }
}

/**
 * The problem reported for any error. Only a refusal has details: system error messages may contain files and addresses of this machine.
 */
export function problemOf(error: unknown): PageProblem {
  return error instanceof FetchRefusal ? { kind: error.kind, detail: error.detail } : { kind: 'failed', detail: '' };
}
