import type { PageProblem, PageProblemKind } from '#client/api/ownPageSchemas.ts';

/** Why something on the web was not read: a rule of ours, or what the web answered. */
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

/** What is told of any failure. Only a refusal says more: messages of the system may name files and addresses of this machine. */
export function problemOf(error: unknown): PageProblem {
  return error instanceof FetchRefusal ? { kind: error.kind, detail: error.detail } : { kind: 'failed', detail: '' };
}
