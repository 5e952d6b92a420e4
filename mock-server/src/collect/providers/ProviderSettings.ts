import type { ProviderProblem } from '#client/api/schemas/collectProviderSchemas.ts';
import type { ProviderFacts, TokenPrice } from './providerTable.ts';

/** What a provider is asked with. The key leaves this process in the header of a request and nowhere else. */
export interface ReadyProvider {
  readonly facts: ProviderFacts;
  readonly key: string;
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly model: string;
  /** As its owner set it, else as it is known. */
  readonly tokens: TokenPrice;
  readonly isPriceSet: boolean;
  /** The key's owner has Gemini's redirects followed. */
  readonly resolvesLinks: boolean;
}

/** A provider that cannot be asked, and why. */
export interface UnreadyProvider {
  readonly facts: ProviderFacts;
  readonly problem: { readonly kind: ProviderProblem; readonly value: string; readonly remedy: string };
  readonly model: string | null;
}

export type ProviderSetting = ReadyProvider | UnreadyProvider;

export function isReady(setting: ProviderSetting): setting is ReadyProvider {
  return 'key' in setting;
}
