import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ProviderId } from '#client/api/schemas/collectProviderSchemas.ts';
import { isReady } from './ProviderSettings.ts';
import { factsOf, keyNameOf } from './providerTable.ts';
import { providerSource, settingFor } from './readProviders.ts';

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

describe('what cannot be used', () => {
  const problemOf = (variables: Readonly<Record<string, string>>) => {
    const found = setting('openai', variables);
    return isReady(found) ? null : found.problem;
  };

  it('is told from what is missing, and shown unless it may hold a secret', () => {
    expect(problemOf({ OPENAI_API_KEY: ' ' })?.kind).toBe('no_key');
    expect(problemOf({ OPENAI_API_KEY: 'sk-a\r\n' })).toBeNull();
    for (const key of ['sk-a sk-b', 'sk-ａ']) {
      expect(problemOf({ OPENAI_API_KEY: key })).toMatchObject({ kind: 'bad_key', value: 'OPENAI_API_KEY' });
    }
    expect(problemOf({ OPENAI_BASE_URL: 'api.openai.com' })?.value).toBe('api.openai.com');
    expect(problemOf({ OPENAI_BASE_URL: 'https://me:secret@x.com' })?.value).toBe('OPENAI_BASE_URL');
  });
});

describe('providers.json', () => {
  const ofFile = (text: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'keys-'));
    try {
      writeFileSync(join(folder, 'providers.json'), text, { mode: 0o600 });
      const found = settingFor(providerSource({}, folder), 'openai');
      return isReady(found) ? found : found.problem;
    } finally {
      rmSync(folder, { recursive: true });
    }
  };

  it('may begin with a byte order mark and hold numbers, switches and what is not set', () => {
    const text = '\ufeff{"OPENAI_API_KEY":"sk-a","OPENAI_MODEL":null,"GEMINI_RESOLVE_LINKS":1,"OTHER":true}';
    expect(ofFile(text)).toMatchObject({ key: 'sk-a', model: 'gpt-5.6', resolvesLinks: true });
  });

  it('that cannot be read says where, and nothing of what it holds', () => {
    const unreadable = (text: string): string => {
      const told = ofFile(text);
      expect(told).toMatchObject({ kind: 'file_unreadable' });
      expect(JSON.stringify(told)).not.toContain('sk-a');
      return JSON.stringify(told);
    };
    expect(unreadable('{"OPENAI_API_KEY":"sk-a","openai":{"model":"x"}}')).toContain('providers.json:openai');
    expect(unreadable('{\n"OPENAI_API_KEY":"sk-a"\n"X":1}')).toContain('providers.json:3');
    expect(unreadable('{"OPENAI_API_KEY":sk-a}')).toContain('providers.json');
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
