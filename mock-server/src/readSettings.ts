import { isIsoDate } from '../../client/src/lib/dates.ts';
import { readAllowedHosts } from './http/allowedHosts.ts';
import type { AllowedHosts } from './http/allowedHosts.ts';
import { readAllowed } from './ingest/pages/FetchPolicy.ts';
import { defaultDataDir } from './store/projectFiles/projectPaths.ts';
import { SettingError } from './refusal/SettingError.ts';
import { readLlmSettings } from './service/llm/LlmSettings.ts';
import type { LlmSettings } from './service/llm/LlmSettings.ts';
import { CONSOLE_URL, KEY_CALLS_PER_MINUTE, TOKEN_LIFETIME } from './store/Environment.ts';

/** What the environment sets. */
export interface Settings {
  readonly port: number;
  readonly dataDir: string;
  readonly today: string | undefined;
  /** Milliseconds. */
  readonly tokenLifetime: number;
  /** Where people see the pages. */
  readonly consoleUrl: string;
  /** Of one API key. */
  readonly keyCallsPerMinute: number;
  readonly testSwitches: boolean;
  readonly allowedHosts: AllowedHosts;
  readonly log: boolean;
  readonly llm: LlmSettings | null;
  /** `host:port` of what is private and may be read all the same. */
  readonly allowPrivate: ReadonlySet<string>;
}

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * MOCK_PORT (default 5601), DATA_DIR (default mock-server/data), MOCK_TODAY (YYYY-MM-DD), MOCK_TOKEN_TTL_MS, MOCK_LOG=1,
 * KEY_CALLS_PER_MINUTE (of one API key, default 300), CONSOLE_URL (where people see the pages that programs are pointed to),
 * FETCH_ALLOW_PRIVATE (hosts with ports on one's own network whose pages may be read: 127.0.0.1:8080,intranet.example:80),
 * ALLOWED_HOSTS (hosts beside this machine's own that the server answers to), MOCK_TESTING=1, which turns the switches for tests on,
 * and the language model's (see `readLlmSettings`).
 * @throws SettingError naming the variable that makes no sense.
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
