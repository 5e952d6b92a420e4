import type { InsightGroup } from '#client/api/userInsightApi.ts';

/** The persona or theme in the address; null: neither. With both, the persona wins. */
export function parseInsightGroup(params: URLSearchParams): InsightGroup | null {
  const persona = params.get('persona') ?? '';
  const theme = params.get('theme') ?? '';
  if (persona !== '') return { kind: 'persona', id: persona };
  return theme === '' ? null : { kind: 'theme', id: theme };
}
