import type { ProviderFacts } from './providerTable.ts';

/** Rewrites base URLs as used by vendors' libraries and other tools to those used here. */
const SAME: Partial<Readonly<Record<ProviderFacts['id'], readonly (readonly [path: RegExp, instead: string])[]>>> = {
  // Their libraries append the version themselves.
  claude: [[/(?<!\/v\d+)$/u, '/v1']],
  // The OpenAI-compatible endpoint has no web search.
  deepseek: [
    [/^(?:\/v1)?$/u, '/anthropic/v1'],
    [/(?<!\/v\d+)$/u, '/v1'],
  ],
  gemini: [[/\/openai$/u, '']],
  // The OpenAI-compatible mode returns no sources.
  qwen: [[/\/compatible-mode\/v1$/u, '/api/v1']],
};

/**
 * The base URL of requests, without a trailing slash: as given, with the provider's path if given without one, or rewritten from the form
 * that other tools use. Null for anything but a web URL.
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
