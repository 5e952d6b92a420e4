import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import manifest from '#manifest' with { type: 'json' };
import { httpApi } from '#server/mcp/shapes/AssistantApi.ts';
import { createMcpServer } from '#server/mcp/createMcpServer.ts';
import { CONSOLE_URL } from '#server/store/Environment.ts';

const HELP = `Answers an assistant over standard input and output (Model Context Protocol, stdio), for a server that runs already.

  ANSWERSCOPE_KEY=ask_... npm run --silent mcp

  ANSWERSCOPE_KEY   an API key with the scope "read": Profile > API keys makes one
  ANSWERSCOPE_URL   the server; http://127.0.0.1:5601 without it
  CONSOLE_URL       where people see the pages; ${CONSOLE_URL} without it

Assistants that speak HTTP need no such program: they ask /mcp of the server, with the key as bearer.`;

async function serve(): Promise<void> {
  const key = process.env['ANSWERSCOPE_KEY'] ?? '';
  if (process.argv.includes('--help') || key === '') {
    console.error(HELP);
    process.exitCode = process.argv.includes('--help') ? 0 : 2;
    return;
  }
  const baseUrl = (process.env['ANSWERSCOPE_URL'] ?? 'http://127.0.0.1:5601').replace(/\/+$/u, '');
  if (!URL.canParse(baseUrl)) throw new Error(`ANSWERSCOPE_URL must be an address, not "${baseUrl}".`);
  const api = httpApi({
    baseUrl,
    headers: { authorization: `Bearer ${key}`, 'accept-language': 'en' },
    consoleUrl: process.env['CONSOLE_URL'] ?? CONSOLE_URL,
  });
  await createMcpServer(api, manifest.version).connect(new StdioServerTransport());
}

try {
  await serve();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
