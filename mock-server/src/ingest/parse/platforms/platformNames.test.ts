import { expect, test } from 'vitest';
import { APP_PLATFORMS } from '#client/lib/appPlatforms.ts';
import { isPlatformAlone, namePlatform } from './platformNames.ts';

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

test.each([
  ['openai:chat:gpt-5', 'ChatGPT', 'gpt-5'],
  ['openai/gpt-4o:online', 'ChatGPT', 'gpt-4o:online'],
  ['anthropic/claude-sonnet-4.5:online', 'Claude', 'claude-sonnet-4.5:online'],
  ['us.anthropic.claude-3-7-sonnet-20250219-v1:0', 'Claude', 'claude-3-7-sonnet-20250219-v1:0'],
  ['us.deepseek.r1-v1:0', 'DeepSeek', 'deepseek.r1-v1:0'],
  ['bedrock/converse/deepseek.v3-v1:0', 'DeepSeek', 'deepseek.v3-v1:0'],
  ['llama3.3:70b', 'Llama', 'llama3.3:70b'],
  // Open models are not the apps of their makers.
  ['gemma3:4b', 'Gemma', 'gemma3:4b'],
  ['google/gemma-2-9b-it', 'Gemma', 'gemma-2-9b-it'],
  ['openai/gpt-oss-120b', 'GPT-OSS', 'gpt-oss-120b'],
  ['perplexity/some-new-model', 'Perplexity', 'some-new-model'],
  ['OpenAI GPT-5', 'ChatGPT', 'GPT-5'],
  ['Perplexity Sonar Pro', 'Perplexity', 'Sonar Pro'],
  ['豆包1.5', '豆包', '豆包1.5'],
  ['通义千问Max', '通义千问', '通义千问Max'],
  ['文心一言 4.0 Turbo', '文心一言', '文心一言 4.0 Turbo'],
  ['腾讯元宝-DeepSeek R1', '腾讯元宝', 'DeepSeek R1'],
  ['腾讯元宝-混元', '腾讯元宝', '混元'],
  ['豆包电脑版', '豆包', ''],
  ['通义千问-PC端', '通义千问', ''],
  ['夸克AI搜索', '夸克', ''],
  ['小程序', '小程序', ''],
  ['Microsoft Copilot (GPT-5)', 'Copilot', 'GPT-5'],
  ['sonar-pro', 'Perplexity', 'sonar-pro'],
  ['llama-sonar', 'Perplexity', 'llama-sonar'],
  ['google_ai_overviews_keywords', 'Google AI Overviews', ''],
  ['google_ai_mode_keywords', 'Google AI Mode', ''],
  ['llama-3.1-sonar-large-128k-online', 'Perplexity', 'llama-3.1-sonar-large-128k-online'],
  ['qwen-plus', '通义千问', 'qwen-plus'],
  ['ChatGPT Plus', 'ChatGPT', ''],
  // Answers of an API are never mixed with those of the app.
  ['ChatGPT (API)', 'ChatGPT (API)', ''],
  ['qwen（api）', '通义千问 (API)', ''],
  ['豆包助手 (API)', '豆包助手 (API)', ''],
  ['ChatGPT (web)', 'ChatGPT', ''],
  ['豆包 (联网)', '豆包', ''],
])('%s is the platform %s and the model "%s"', (name, platform, model) => {
  expect(namePlatform(name, '')).toEqual({ platform, model, vendor: '' });
});

test.each([
  ['claude-opus-4-6', 'anthropic', 'Claude', 'claude-opus-4-6'],
  ['gemini-2.5-flash', 'google', 'Gemini', 'gemini-2.5-flash'],
  ['openai/gpt-5', 'OpenAI', 'ChatGPT', 'gpt-5'],
  ['gpt-5', 'gpt-5-mini', 'ChatGPT', 'gpt-5-mini'],
])('the maker in a column of models is no model: %s beside %s', (name, written, platform, model) => {
  expect(namePlatform(name, written)).toEqual({ platform, model, vendor: '' });
});

test('what goes on after the name of a platform in words that are no model stays as it is', () => {
  const names = ['DeepSeek reviews', '豆包备注', 'Perplexity for teams', 'Google'];
  expect(names.map((name) => namePlatform(name, '').platform)).toEqual([
    // A model's name may start with the family's name too.
    'DeepSeek',
    '豆包备注',
    'Perplexity for teams',
    'Google',
  ]);
});

test.each(APP_PLATFORMS.map(({ name }) => name))(
  '%s, as capture by hand calls it, has the same name in imports',
  (name) => {
    expect(namePlatform(name, '').platform).toBe(name);
  },
);
