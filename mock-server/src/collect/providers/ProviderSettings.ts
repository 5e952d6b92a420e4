import type { ProviderProblem } from '#client/api/schemas/collectProviderSchemas.ts';
import type { ProviderFacts, TokenPrice } from './providerTable.ts';

/** The settings for requests to a provider. The key leaves this process only in request headers. */
export interface ReadyProvider {
  readonly facts: ProviderFacts;
  readonly key: string;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly model: string;
  /** As set by the key's owner, else the known price. */
  readonly tokens: TokenPrice;
  readonly isPriceSet: boolean;
  /** The key's owner enabled resolving Gemini's redirects. */
  readonly resolvesLinks: boolean;
}

/** A provider that cannot be asked, with the reason. */
export interface UnreadyProvider {
  readonly facts: ProviderFacts;
  readonly problem: { readonly kind: ProviderProblem; readonly value: string; readonly remedy: string };
  readonly model: string | null;
}

export type ProviderSetting = ReadyProvider | UnreadyProvider;

export function isReady(setting: ProviderSetting): setting is ReadyProvider {
  return 'key' in setting;
}
