import type { InsightGroup } from '#client/api/userInsightApi.ts';

/** Which persona or theme an address is about; null: it names neither. A theme comes second, for two are none. */
export function parseInsightGroup(params: URLSearchParams): InsightGroup | null {
  const persona = params.get('persona') ?? '';
  const theme = params.get('theme') ?? '';
  if (persona !== '') return { kind: 'persona', id: persona };
  return theme === '' ? null : { kind: 'theme', id: theme };
}
