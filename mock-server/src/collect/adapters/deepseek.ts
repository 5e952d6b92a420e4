import type { Adapter } from './Adapter.ts';
import { anthropicAdapter } from './claude.ts';

/** DeepSeek's endpoint in Anthropic's format, the only one of its that searches. */
export const deepseek: Adapter = anthropicAdapter('deepseek');
