/** Assistants whose set-up is known, by what one pastes it into. */
export const ASSISTANTS = ['claudeCode', 'claudeDesktop', 'cursor', 'vsCode'] as const;
export type Assistant = (typeof ASSISTANTS)[number];

/** Stands for a key that is not known here any more: keys are shown once. */
export const KEY_PLACEHOLDER = 'YOUR_KEY';

const SERVER_NAME = 'answerscope';
const written = (value: unknown): string => JSON.stringify(value, null, 2);

/**
 * What is pasted into an assistant so that it may ask this server: a command for a terminal, or a whole settings file.
 * Claude Desktop starts programs only, so one that speaks HTTP for it (`mcp-remote`) is named; its header comes from the
 * environment, because some systems split arguments at blanks.
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
