/** The assistants with known set-up instructions. */
export const ASSISTANTS = ['claudeCode', 'claudeDesktop', 'cursor', 'vsCode'] as const;
export type Assistant = (typeof ASSISTANTS)[number];

/** Placeholder for an API key that can no longer be shown: a key is shown only once. */
export const KEY_PLACEHOLDER = 'YOUR_KEY';

const SERVER_NAME = 'answerscope';
const written = (value: unknown): string => JSON.stringify(value, null, 2);

/**
 * The text to paste into an assistant so that it can query this server: a shell command, or a whole settings file. Claude Desktop can only
 * start local programs, so its settings use `mcp-remote` as an HTTP bridge. The header comes from the environment, because some systems
 * split arguments at spaces.
 * @param url of the server's MCP call
 * @param key an API key with the scope `read`
 */
export function assistantSetup(assistant: Assistant, url: string, key: string): string {
  const authorization = `Bearer ${key}`;
  switch (assistant) {
    case 'claudeCode':
      return `claude mcp add --transport http ${SERVER_NAME} ${url} --header "Authorization: ${authorization}"`;
    case 'claudeDesktop':
      return written({
        mcpServers: {
          [SERVER_NAME]: {
            command: 'npx',
            args: [
              ...['-y', 'mcp-remote', url],
              ...(url.startsWith('http:') ? ['--allow-http'] : []),
              ...['--header', 'Authorization:${AUTH_HEADER}'],
            ],
            env: { AUTH_HEADER: authorization },
          },
        },
      });
    case 'cursor':
      return written({ mcpServers: { [SERVER_NAME]: { url, headers: { Authorization: authorization } } } });
    case 'vsCode':
      return written({ servers: { [SERVER_NAME]: { type: 'http', url, headers: { Authorization: authorization } } } });
  }
}
