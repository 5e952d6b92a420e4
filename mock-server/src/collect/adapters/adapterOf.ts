import type { ProviderId } from '#client/api/schemas/collectProviderSchemas.ts';
import type { Adapter } from './Adapter.ts';
import { claude } from './claude.ts';
import { deepseek } from './deepseek.ts';
import { doubao, doubaoApp } from './doubao.ts';
import { ernie } from './ernie.ts';
import { gemini } from './gemini.ts';
import { grok } from './grok.ts';
import { kimi } from './kimi.ts';
import { mistral } from './mistral.ts';
import { openai } from './openai.ts';
import { openrouter } from './openrouter.ts';
import { perplexity } from './perplexity.ts';
import { qwen } from './qwen.ts';
import { tokenhub } from './tokenhub.ts';

const ADAPTERS: Readonly<Record<ProviderId, Adapter>> = {
  ...{ openai, perplexity, gemini, claude, deepseek, qwen, kimi, doubao },
  ...{ doubao_app: doubaoApp, ernie, tokenhub, grok, mistral, openrouter },
};

/** The adapter of a provider. */
export function adapterOf(id: ProviderId): Adapter {
  return ADAPTERS[id];
}
