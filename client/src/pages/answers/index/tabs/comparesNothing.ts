import type { PromptRow } from '#client/api/promptSchemas.ts';

/** Whether no prompt has a change: over few days no prompt has enough answers. False for an empty list. */
export function comparesNothing(rows: readonly Pick<PromptRow, 'change'>[] = []): boolean {
  return rows.length > 0 && rows.every(({ change }) => change === null);
}
