import type { PromptRow } from '#client/api/promptSchemas.ts';

/** Whether every prompt has a dash for its change: in few days no prompt has answers enough. False while there are none. */
export function comparesNothing(rows: readonly Pick<PromptRow, 'change'>[] = []): boolean {
  return rows.length > 0 && rows.every(({ change }) => change === null);
}
