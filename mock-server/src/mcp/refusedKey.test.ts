import type { OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect, test } from 'vitest';
import { startTestServer } from '../testing/startTestServer.ts';

const NOWHERE = 'http://127.0.0.1:9/callback';

/** Looks for a login after a 401, as the assistants of editors do. */
const authProvider: OAuthClientProvider = {
  redirectUrl: NOWHERE,
  clientMetadata: { redirect_uris: [NOWHERE] },
  clientInformation: () => undefined,
  saveClientInformation: () => undefined,
  tokens: () => undefined,
  saveTokens: () => undefined,
  redirectToAuthorization: () => undefined,
  saveCodeVerifier: () => undefined,
  codeVerifier: () => '',
};

test('an assistant that looks for a login when its key is refused is told about the key', async () => {
  const server = await startTestServer();
  const requestInit = { headers: { authorization: 'Bearer ask_nothing' } };
  const transport = new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`), { authProvider, requestInit });
  const connected = new Client({ name: 'test', version: '1' }).connect(transport);
  await expect(connected).rejects.toThrow(/^There is no login for assistants, only API keys, and yours is missing/u);
  await server.stop();
});
