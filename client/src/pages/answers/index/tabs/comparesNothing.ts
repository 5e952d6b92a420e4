import type { PromptRow } from '#client/api/promptSchemas.ts';

/** Whether a column of changes is shown in which every prompt has a dash: in few days no prompt has answers enough. */
export function comparesNothing(
  columns: readonly { readonly id: string }[],
  rows: readonly Pick<PromptRow, 'change'>[] = [],
): boolean {
  return rows.length > 0 && columns.some(({ id }) => id === 'change') && rows.every(({ change }) => change === null);
}
