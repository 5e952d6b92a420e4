import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import * as v from 'valibot';
import manifest from '#manifest' with { type: 'json' };
import { createMcpServer } from '#server/mcp/createMcpServer.ts';
import { httpApi } from '#server/mcp/shapes/AssistantApi.ts';
import type { AssistantApi } from '#server/mcp/shapes/AssistantApi.ts';
import { CONSOLE_URL } from '#server/store/Environment.ts';
import { runScript } from './lib/runScript.ts';
import { UsageError } from './lib/UsageError.ts';

const HELP = `Lets an AI assistant that starts a program (MCP over standard input and output) read a running AnswerScope server.

  ANSWERSCOPE_KEY=ask_... npm run --silent mcp

  ANSWERSCOPE_KEY   an API key with the scope "read" (Profile > API keys)
  ANSWERSCOPE_URL   the server; default: http://127.0.0.1:5601
  CONSOLE_URL       where people open the pages; default: as the server says

Assistants that speak HTTP don't need this program: connect them to /mcp on the server, with the key as bearer token.`;

const healthSchema = v.object({ console_url: v.pipe(v.string(), v.url()) });

/** The console's address as reported by the server, or the default; null: the server is not running yet. */
async function consoleOf(baseUrl: string): Promise<string | null> {
  const reply = await fetch(`${baseUrl}/api/health`).catch(() => null);
  if (reply === null) return null;
  const health = v.safeParse(healthSchema, await reply.json().catch(() => null));
  return health.success ? health.output.console_url : CONSOLE_URL;
}

/** Queries the server at the first call that needs the address, because it may be started after this program. */
function withServersConsole(connection: Omit<Parameters<typeof httpApi>[0], 'consoleUrl'>): AssistantApi {
  let api = httpApi({ ...connection, consoleUrl: CONSOLE_URL });
  let isKnown = false;
  return {
    get consoleUrl() {
      return api.consoleUrl;
    },
    get: async (...call) => {
      if (!isKnown) {
        const consoleUrl = await consoleOf(connection.baseUrl);
        isKnown = consoleUrl !== null;
        if (consoleUrl !== null) api = httpApi({ ...connection, consoleUrl });
      }
      return api.get(...call);
    },
  };
}

async function serve(): Promise<void> {
  const key = process.env['ANSWERSCOPE_KEY'] ?? '';
  const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } });
  if (values.help) {
    console.log(HELP);
    return;
  }
  if (key === '') throw new UsageError('ANSWERSCOPE_KEY is not set: give an API key (Profile > API keys).');
  // People also give the address that assistants use which speak HTTP.
  const baseUrl = (process.env['ANSWERSCOPE_URL'] ?? 'http://127.0.0.1:5601').replace(/(?:\/mcp)?\/*$/u, '');
  if (!URL.canParse(baseUrl)) {
    throw new UsageError(`ANSWERSCOPE_URL must be an address such as http://127.0.0.1:5601, not "${baseUrl}".`);
  }
  const connection = { baseUrl, headers: { authorization: `Bearer ${key}`, 'accept-language': 'en' } };
  const given = process.env['CONSOLE_URL'] ?? '';
  const api = given === '' ? withServersConsole(connection) : httpApi({ ...connection, consoleUrl: given });
  await createMcpServer(api, manifest.version).connect(new StdioServerTransport());
}

process.exitCode = await runScript('mcp', serve);
