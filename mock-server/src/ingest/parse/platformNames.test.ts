import { expect, test } from 'vitest';
import { isPlatformAlone } from './platformNames.ts';

test('names of platforms, of models and of routes that say nothing else', () => {
  const names = [
    ...[
      'ChatGPT',
      'chatgpt.com',
      'ChatGPT (web)',
      'ChatGPT (US)',
      'Google AI Overviews',
      '豆包 (联网)',
      'Perplexity Sonar',
    ],
    ...['GPT-4o', 'gpt-5 mini', 'Claude 3.5 Sonnet', 'Claude Opus 4.1 (thinking)', 'OpenAI GPT-5', 'deepseek-r1'],
    ...['openai/gpt-5', 'us.anthropic.claude-sonnet-4', 'meta-llama/llama-3.1-8b-instruct', 'doubao-1-5-pro-32k'],
  ];
  expect(names.filter((name) => !isPlatformAlone(name))).toEqual([]);
});

test('what begins with such a name and goes on is none', () => {
  const texts = [
    ...[
      'Claude pricing',
      'Claude Code',
      'DeepSeek reviews',
      'ChatGPT vs Gemini',
      'Claude/ChatGPT comparison',
      'prompt',
    ],
    ...['ChatGPT Notes', 'ChatGPT (notes)', '豆包备注', 'ChatGPT alternatives for business', 'OpenAI Gemini 2'],
  ];
  expect(texts.filter(isPlatformAlone)).toEqual([]);
});
