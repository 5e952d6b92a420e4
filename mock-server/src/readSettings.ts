import { isIsoDate } from '#client/lib/dates.ts';
import { readAllowedHosts } from './http/allowedHosts.ts';
import type { AllowedHosts } from './http/allowedHosts.ts';
import { readAllowed } from './ingest/pages/FetchPolicy.ts';
import { SettingError } from './refusal/SettingError.ts';
import { readLlmSettings } from './service/llm/LlmSettings.ts';
import type { LlmSettings } from './service/llm/LlmSettings.ts';
import { CONSOLE_URL, KEY_CALLS_PER_MINUTE, TOKEN_LIFETIME } from './store/Environment.ts';
import { defaultDataDir } from './store/projectFiles/projectPaths.ts';

/** Settings from environment variables. */
export interface Settings {
  readonly port: number;
  readonly dataDir: string;
  readonly today: string | undefined;
  /** Milliseconds. */
  readonly tokenLifetime: number;
  /** Base URL of the console. */
  readonly consoleUrl: string;
  /** Limit per API key. */
  readonly keyCallsPerMinute: number;
  readonly testSwitches: boolean;
  readonly allowedHosts: AllowedHosts;
  readonly log: boolean;
  readonly llm: LlmSettings | null;
  /** `host:port` entries of private servers that may be fetched. */
  readonly allowPrivate: ReadonlySet<string>;
}

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * MOCK_PORT (default 5601), DATA_DIR (default mock-server/data), MOCK_TODAY (YYYY-MM-DD, on which the clock starts), MOCK_TOKEN_TTL_MS, MOCK_LOG=1,
 * KEY_CALLS_PER_MINUTE (per API key, default 300), CONSOLE_URL (base URL of the console in links for programs),
 * FETCH_ALLOW_PRIVATE (hosts with ports on a private network that may be fetched: 127.0.0.1:8080,intranet.example:80),
 * ALLOWED_HOSTS (hosts that the server answers to beside loopback), MOCK_TESTING=1 (turns the switches for tests on),
 * and those of the language model (see `readLlmSettings`).
 * @throws SettingError naming the invalid variable.
 */
export function readSettings(variables: Variables): Settings {
  const today = variables['MOCK_TODAY'] || undefined;
  if (today !== undefined && !isIsoDate(today)) {
    throw new SettingError(`MOCK_TODAY must be YYYY-MM-DD, not "${today}".`);
  }
  return {
    port: readNumber(variables, 'MOCK_PORT', 5601, 65_535),
    dataDir: defaultDataDir({ ...variables }),
    today,
    tokenLifetime: readNumber(variables, 'MOCK_TOKEN_TTL_MS', TOKEN_LIFETIME, Number.MAX_SAFE_INTEGER),
    consoleUrl: readUrl(variables, 'CONSOLE_URL', CONSOLE_URL),
    keyCallsPerMinute: readNumber(variables, 'KEY_CALLS_PER_MINUTE', KEY_CALLS_PER_MINUTE, 1_000_000),
    testSwitches: variables['MOCK_TESTING'] === '1',
    allowedHosts: readAllowedHosts(variables['ALLOWED_HOSTS']),
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
    throw new SettingError(`${name} must be a whole number from 1 to ${String(most)}, not "${text}".`);
  }
  return value;
}

function readUrl(variables: Variables, name: string, otherwise: string): string {
  const text = variables[name] || otherwise;
  if (!/^https?:\/\//iu.test(text) || !URL.canParse(text)) {
    throw new SettingError(`${name} must be an address such as ${otherwise}, not "${text}".`);
  }
  return text;
}
