import { isIsoDate } from '../../client/src/lib/dates.ts';
import { readAllowed } from './fetch/FetchPolicy.ts';
import { defaultDataDir } from './import/projectPaths.ts';
import { readLlmSettings } from './llm/LlmSettings.ts';
import type { LlmSettings } from './llm/LlmSettings.ts';
import { TOKEN_LIFETIME } from './state/Environment.ts';

/** What the environment sets. */
export interface Settings {
  readonly port: number;
  readonly dataDir: string;
  readonly today: string | undefined;
  /** Milliseconds. */
  readonly tokenLifetime: number;
  readonly testHeaders: boolean;
  readonly log: boolean;
  readonly llm: LlmSettings | null;
  /** `host:port` of what is private and may be read all the same. */
  readonly allowPrivate: ReadonlySet<string>;
}

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * MOCK_PORT (default 5601), DATA_DIR (default mock-server/data), MOCK_TODAY (YYYY-MM-DD), MOCK_TOKEN_TTL_MS, MOCK_LOG=1,
 * FETCH_ALLOW_PRIVATE (hosts with ports on one's own network whose pages may be read: 127.0.0.1:8080,intranet.example:80),
 * NODE_ENV=production, which turns the headers for tests off, and the language model's (see `readLlmSettings`).
 * @throws Error naming the variable that makes no sense.
 */
export function readSettings(variables: Variables): Settings {
  const today = variables['MOCK_TODAY'] || undefined;
  if (today !== undefined && !isIsoDate(today)) throw new Error(`MOCK_TODAY must be YYYY-MM-DD, not "${today}".`);
  return {
    port: readNumber(variables, 'MOCK_PORT', 5601, 65_535),
    dataDir: defaultDataDir({ ...variables }),
    today,
    tokenLifetime: readNumber(variables, 'MOCK_TOKEN_TTL_MS', TOKEN_LIFETIME, Number.MAX_SAFE_INTEGER),
    testHeaders: variables['NODE_ENV'] !== 'production',
    log: variables['MOCK_LOG'] === '1',
    llm: readLlmSettings(variables),
    allowPrivate: readAllowed(variables['FETCH_ALLOW_PRIVATE'] ?? ''),
  };
}

function readNumber(variables: Variables, name: string, fallback: number, most: number): number {
  const text = variables[name]?.trim() ?? '';
  if (text === '') return fallback;
  const value = /^\d{1,16}$/u.test(text) ? Number(text) : 0;
  if (value < 1 || value > most) {
    throw new Error(`${name} must be a whole number from 1 to ${String(most)}, not "${text}".`);
  }
  return value;
}
