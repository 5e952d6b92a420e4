import { describe, expect, it } from 'vitest';
import { ASSISTANTS, assistantSetup } from './assistantSetup.ts';

const URL_HERE = 'http://127.0.0.1:5173/mcp';

describe('assistantSetup', () => {
  it('writes whole settings files, with the address and the key', () => {
    expect(JSON.parse(assistantSetup('cursor', URL_HERE, 'ask_1'))).toEqual({
      mcpServers: { answerscope: { url: URL_HERE, headers: { Authorization: 'Bearer ask_1' } } },
    });
    expect(JSON.parse(assistantSetup('vsCode', URL_HERE, 'ask_1'))).toEqual({
      servers: { answerscope: { type: 'http', url: URL_HERE, headers: { Authorization: 'Bearer ask_1' } } },
    });
  });

  it('has Claude Desktop start a program that takes the header from the environment', () => {
    const { mcpServers } = JSON.parse(assistantSetup('claudeDesktop', URL_HERE, 'ask_1')) as {
      mcpServers: { answerscope: { args: string[]; env: Record<string, string> } };
    };
    expect(mcpServers.answerscope.args.slice(2)).toEqual([
      URL_HERE,
      '--allow-http',
      '--header',
      'Authorization:${AUTH_HEADER}',
    ]);
    expect(mcpServers.answerscope.env).toEqual({ AUTH_HEADER: 'Bearer ask_1' });
    expect(assistantSetup('claudeDesktop', 'https://scope.example/mcp', 'ask_1')).not.toContain('--allow-http');
  });

  it('names address and key for every assistant', () => {
    for (const assistant of ASSISTANTS) {
      expect(assistantSetup(assistant, URL_HERE, 'ask_1')).toContain(URL_HERE);
      expect(assistantSetup(assistant, URL_HERE, 'ask_1')).toContain('Bearer ask_1');
    }
  });
});
