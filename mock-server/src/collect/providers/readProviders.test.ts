import { describe, expect, it } from 'vitest';
import type { ProviderId } from '#client/api/schemas/collectProviderSchemas.ts';
import { isReady } from './ProviderSettings.ts';
import { providerSource, settingFor } from './readProviders.ts';
import { factsOf, keyNameOf } from './providerTable.ts';

function setting(id: ProviderId, variables: Readonly<Record<string, string>>) {
  return settingFor(providerSource({ [keyNameOf(factsOf(id))]: 'k', ...variables }, '/nowhere'), id);
}

describe('a base URL', () => {
  const baseUrl = (id: ProviderId, name: string, value: string): string | null => {
    const found = setting(id, { [name]: value });
    return isReady(found) ? found.baseUrl : found.problem.kind;
  };

  it.each([
    ['claude', 'ANTHROPIC_BASE_URL', 'https://api.anthropic.com', 'https://api.anthropic.com/v1'],
    ['claude', 'ANTHROPIC_BASE_URL', 'https://gateway.example/anthropic/', 'https://gateway.example/anthropic/v1'],
    ['claude', 'ANTHROPIC_BASE_URL', 'https://api.anthropic.com/v1', 'https://api.anthropic.com/v1'],
    ['openai', 'OPENAI_BASE_URL', 'https://api.openai.com', 'https://api.openai.com/v1'],
    ['openai', 'OPENAI_BASE_URL', 'https://gateway.example/openai', 'https://gateway.example/openai'],
    ['deepseek', 'DEEPSEEK_BASE_URL', 'https://api.deepseek.com/v1', 'https://api.deepseek.com/anthropic/v1'],
    ['deepseek', 'DEEPSEEK_BASE_URL', 'https://api.deepseek.com/anthropic', 'https://api.deepseek.com/anthropic/v1'],
    ['perplexity', 'PERPLEXITY_BASE_URL', 'https://api.perplexity.ai', 'https://api.perplexity.ai/v1'],
    [
      'qwen',
      'DASHSCOPE_BASE_URL',
      'https://dashscope-intl.aliyuncs.com/compatible-mode/v1',
      'https://dashscope-intl.aliyuncs.com/api/v1',
    ],
    ['openai', 'OPENAI_BASE_URL', 'api.openai.com/v1', 'bad_base_url'],
    ['openai', 'OPENAI_BASE_URL', 'https://me:secret@api.openai.com/v1', 'bad_base_url'],
  ] as const)('of %s in %s may be %s', (id, name, value, expected) => {
    expect(baseUrl(id, name, value)).toBe(expected);
  });
});

describe('prices', () => {
  it('leave the known price of a search where they name none', () => {
    expect(setting('openai', { OPENAI_PRICE: '1.25, 10' })).toMatchObject({
      tokens: { input: 1.25, output: 10, search: 0.01 },
      isPriceSet: true,
    });
  });

  it.each(['$1.25,$10', '1.25', '1,2,3,4', '1,25;10'])(
    'that nobody can read (%s) are said, not passed over',
    (price) => {
      expect(setting('openai', { OPENAI_PRICE: price })).toMatchObject({
        problem: { kind: 'bad_price', value: 'OPENAI_PRICE' },
      });
    },
  );
});
