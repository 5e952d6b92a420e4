import type { CollectProvider } from '#client/api/schemas/collectProviderSchemas.ts';
import { isReady } from '#server/collect/providers/ProviderSettings.ts';
import type { ProviderSetting } from '#server/collect/providers/ProviderSettings.ts';
import { baseUrlNameOf, keyNameOf, modelNameOf } from '#server/collect/providers/providerTable.ts';

/** A provider in replies: without its key and base URL. */
export function providerView(setting: ProviderSetting): CollectProvider {
  const { facts, model } = setting;
  const ready = isReady(setting);
  const problem = ready ? null : setting.problem;
  return {
    ...{ id: facts.id, name: facts.name, platform: facts.platform },
    ...{ key_name: keyNameOf(facts), model_name: modelNameOf(facts), base_url_name: baseUrlNameOf(facts) },
    state: ready ? 'ready' : problem?.kind === 'no_key' ? 'no_key' : 'unusable',
    problem: problem === null ? null : { ...problem },
    model,
    search_modes: [...facts.searchModes],
    price: { ...facts.price, source: ready && setting.isPriceSet ? 'set' : 'estimate' },
    experimental: facts.experimental,
    has_terms: facts.hasTerms,
    is_redirected: ready && setting.baseUrl !== facts.baseUrl,
  };
}
