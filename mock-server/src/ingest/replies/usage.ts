import { at, numberAt } from './json.ts';
import type { ReplyUsage } from './Reply.ts';

/** The first number that is not null. */
function firstNumber(...numbers: readonly (number | null)[]): number | null {
  return numbers.find((number) => number !== null) ?? null;
}

/** xAI's ticks per dollar: ten billion. */
const TICKS = 1e10;

/** Parses a `usage` object of any provider; null if it states nothing known. */
export function usageOf(value: unknown): ReplyUsage | null {
  const number = (...path: readonly string[]): number | null => numberAt(value, ...path);
  const ticks = number('cost_in_usd_ticks');
  const usage = {
    input: firstNumber(
      number('input_tokens'),
      number('prompt_tokens'),
      number('promptTokenCount'),
      number('prompt_token_count'),
      number('PromptTokens'),
      number('inputTokens'),
    ),
    output: firstNumber(
      number('output_tokens'),
      number('completion_tokens'),
      number('candidatesTokenCount'),
      number('candidates_token_count'),
      number('CompletionTokens'),
      number('outputTokens'),
    ),
    reasoning: firstNumber(
      number('output_tokens_details', 'reasoning_tokens'),
      number('completion_tokens_details', 'reasoning_tokens'),
      number('thoughtsTokenCount'),
      number('thoughts_token_count'),
      number('reasoning_tokens'),
    ),
    cached: firstNumber(
      number('input_tokens_details', 'cached_tokens'),
      number('prompt_tokens_details', 'cached_tokens'),
      number('cache_read_input_tokens'),
      number('prompt_cache_hit_tokens'),
    ),
    searches: firstNumber(
      number('server_tool_use', 'web_search_requests'),
      number('server_tool_use_details', 'web_search_requests'),
      number('plugins', 'search', 'count'),
      number('x_tools', 'web_search', 'count'),
      number('tool_usage', 'web_search'),
      number('tool_calls_details', 'web_search', 'invocation'),
      number('tool_calls_details', 'search_web', 'invocation'),
      number('server_side_tool_usage_details', 'web_search_calls'),
      number('num_search_queries'),
    ),
    costUsd: firstNumber(
      number('cost', 'total_cost'),
      typeof at(value, 'cost') === 'number' ? number('cost') : null,
      ticks === null ? null : ticks / TICKS,
    ),
  };
  return Object.values(usage).some((figure) => figure !== null) ? usage : null;
}
