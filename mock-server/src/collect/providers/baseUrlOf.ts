import type { ProviderFacts } from './providerTable.ts';

/** What the vendors' own libraries and other tools are given under the same name, and what it is here. */
const SAME: Partial<Readonly<Record<ProviderFacts['id'], readonly (readonly [path: RegExp, instead: string])[]>>> = {
  // Their libraries add the version themselves.
  claude: [[/(?<!\/v\d+)$/u, '/v1']],
  // The endpoint in OpenAI's format does not search.
  deepseek: [
    [/^(?:\/v1)?$/u, '/anthropic/v1'],
    [/(?<!\/v\d+)$/u, '/v1'],
  ],
  gemini: [[/\/openai$/u, '']],
  // The compatible mode shows no sources.
  qwen: [[/\/compatible-mode\/v1$/u, '/api/v1']],
};

/**
 * The address that requests begin with, without a slash at its end: as it was given, or with the path that this provider's calls have
 * where it was given without one, or as other tools are given it. Null for what is no address of the web.
 */
export function baseUrlOf(facts: Pick<ProviderFacts, 'id' | 'baseUrl'>, given: string): string | null {
  if (given === '') return facts.baseUrl;
  if (!URL.canParse(given)) return null;
  const { protocol, username, password, origin, pathname, search } = new URL(given);
  if (!/^https?:$/u.test(protocol) || username !== '' || password !== '' || search !== '') return null;
  const path = pathname.replace(/\/+$/u, '');
  const rule = (SAME[facts.id] ?? []).find(([pattern]) => pattern.test(path));
  if (rule !== undefined) return origin + path.replace(rule[0], rule[1]);
  return origin + (path === '' ? new URL(facts.baseUrl).pathname : path);
}
