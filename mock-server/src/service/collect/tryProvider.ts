import type { ProviderId, ProviderTrial } from '#client/api/schemas/collectProviderSchemas.ts';
import { adapterOf } from '#server/collect/adapters/adapterOf.ts';
import { adviceOf } from '#server/collect/adapters/Fault.ts';
import { costOf } from '#server/collect/adapters/readAnswer.ts';
import { askOnce } from '#server/collect/ask/askOnce.ts';
import { isReady } from '#server/collect/providers/ProviderSettings.ts';
import { keyNameOf } from '#server/collect/providers/providerTable.ts';
import { settingFor } from '#server/collect/providers/readProviders.ts';
import type { ProviderSource } from '#server/collect/providers/readProviders.ts';
import { MockError } from '#server/refusal/MockError.ts';

/** A question that needs web search, with a short answer in any language. */
const TRIAL_QUESTION = 'Which three project management tools are recommended most often this year?';

/**
 * Sends one fixed question to a provider and returns the result. Stores nothing.
 * @throws MockError (409) for a provider that is not ready
 */
export async function tryProvider(
  providers: ProviderSource,
  { id, model }: { readonly id: ProviderId; readonly model: string | undefined },
): Promise<ProviderTrial> {
  const setting = settingFor(providers, id);
  if (!isReady(setting)) {
    const { remedy, value } = setting.problem;
    throw new MockError(409, {
      zh: `暂不可用：请设置 ${remedy || value}`,
      en: `Not ready: set ${remedy || value}`,
    });
  }
  const { facts, key, baseUrl, tokens } = setting;
  const [mode = 'auto'] = facts.searchModes;
  const asked = model ?? setting.model;
  const began = performance.now();
  const came = await askOnce(adapterOf(id), {
    ...{ prompt: TRIAL_QUESTION, model: asked, baseUrl, key, searchMode: mode, country: null },
  });
  const head = {
    ...{ provider_id: id, question: TRIAL_QUESTION, model_asked: asked },
    search_mode: came.kind === 'answer' ? came.answer.mode : mode,
    ...{ key_name: keyNameOf(facts), milliseconds: Math.round(performance.now() - began) },
  };
  if (came.kind === 'fault') {
    const { kind, detail, wait } = came.fault;
    return {
      ...head,
      status: kind === 'refused' ? 'refused' : 'failed',
      reason: detail,
      advice: adviceOf(came.fault),
      retry_at: wait === null ? null : new Date(Date.now() + wait).toISOString(),
      ...{ answer: '', citations: null, searches: null, searched: null, model_served: '', cost: null },
      cost_source: 'estimate',
    };
  }
  const { reply, searched } = came.answer;
  const cost = costOf(adapterOf(id), came.answer, tokens, facts.price.typical);
  return {
    ...head,
    ...{ status: reply.status, reason: reply.reason, retry_at: null, answer: reply.text, searched },
    advice: adviceOfAnswer(reply.status, reply.truncated),
    citations: reply.citations?.map(({ url, title }) => ({ url, title })) ?? null,
    searches: reply.searches === null ? null : [...reply.searches],
    ...{ model_served: reply.model, cost: cost.usd, cost_source: cost.source },
  };
}

function adviceOfAnswer(status: ProviderTrial['status'], isTruncated: boolean): ProviderTrial['advice'] {
  if (status === 'refused' || status === 'empty') return status;
  return isTruncated ? 'truncated' : null;
}
