import type { Suggestions } from '#client/api/schemas/projectSetupSchemas.ts';
import { withoutThinking } from '#server/ingest/replies/readers/textOfParts.ts';
import { MockError } from '#server/refusal/MockError.ts';
import { LlmError } from '#server/service/llm/LlmError.ts';
import type { LlmSettings } from '#server/service/llm/LlmSettings.ts';
import { streamChat } from '#server/service/llm/streamChat.ts';
import { readCompetitors, readPrompts } from './readSuggestions.ts';
import { suggestionMessages } from './suggestionMessages.ts';
import type { SuggestionOrder } from './SuggestionOrder.ts';

/**
 * Asks the server's language model for competitors or prompts. Stores nothing.
 * @param signal aborted when the client disconnects
 * @throws MockError (409) without a configured model
 */
export async function suggestByModel(
  llm: LlmSettings | null,
  order: SuggestionOrder,
  signal: AbortSignal,
): Promise<Suggestions> {
  if (llm === null) {
    throw new MockError(409, {
      zh: '没有配置语言模型：请设置 LLM_BASE_URL 和 LLM_MODEL',
      en: 'No language model is configured: set LLM_BASE_URL and LLM_MODEL',
    });
  }
  const head = { model: llm.model, fault: null, retry_after: null };
  try {
    let reply = '';
    for await (const piece of streamChat(llm, suggestionMessages(order), { signal })) reply += piece;
    // Some models mark only the end of their reasoning.
    reply = withoutThinking(reply);
    return order.kind === 'competitors'
      ? { ...head, competitors: readCompetitors(reply, order), prompts: [] }
      : { ...head, competitors: [], prompts: readPrompts(reply) };
  } catch (error) {
    if (!(error instanceof LlmError)) throw error;
    console.warn(`Suggesting ${order.kind}: ${error.fault}: ${error.message}`);
    return { ...head, competitors: [], prompts: [], fault: error.fault, retry_after: error.retryAfter };
  }
}
