import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import manifest from '#manifest' with { type: 'json' };
import { httpApi } from '#server/mcp/shapes/AssistantApi.ts';
import { createMcpServer } from '#server/mcp/createMcpServer.ts';
import { CONSOLE_URL } from '#server/store/Environment.ts';
import { runScript } from './lib/runScript.ts';
import { UsageError } from './lib/UsageError.ts';

const HELP = `Lets an AI assistant that starts a program (MCP over standard input and output) read a running AnswerScope server.

  ANSWERSCOPE_KEY=ask_... npm run --silent mcp

  ANSWERSCOPE_KEY   an API key with the scope "read" (Profile > API keys)
  ANSWERSCOPE_URL   the server; default: http://127.0.0.1:5601
  CONSOLE_URL       where people open the pages; default: ${CONSOLE_URL}

Assistants that speak HTTP don't need this program: connect them to /mcp on the server, with the key as bearer token.`;

async function serve(): Promise<void> {
  const key = process.env['ANSWERSCOPE_KEY'] ?? '';
  const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } });
  if (values.help) {
    console.log(HELP);
    return;
  }
  if (key === '') throw new UsageError('ANSWERSCOPE_KEY is not set: give an API key (Profile > API keys).');
  const baseUrl = (process.env['ANSWERSCOPE_URL'] ?? 'http://127.0.0.1:5601').replace(/\/+$/u, '');
  if (!URL.canParse(baseUrl)) {
    throw new UsageError(`ANSWERSCOPE_URL must be an address such as http://127.0.0.1:5601, not "${baseUrl}".`);
  }
  const api = httpApi({
    baseUrl,
    headers: { authorization: `Bearer ${key}`, 'accept-language': 'en' },
    consoleUrl: process.env['CONSOLE_URL'] ?? CONSOLE_URL,
  });
  await createMcpServer(api, manifest.version).connect(new StdioServerTransport());
}

process.exitCode = await runScript('mcp', serve);
