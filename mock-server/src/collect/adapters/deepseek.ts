import type { Adapter } from './Adapter.ts';
import { anthropicAdapter } from './claude.ts';

/** DeepSeek's Anthropic-compatible endpoint, its only one with web search. */
export const deepseek: Adapter = anthropicAdapter('deepseek');
