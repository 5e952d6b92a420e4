import { SettingError } from '#server/refusal/SettingError.ts';

/** A language model behind an OpenAI-compatible chat completions endpoint. Only `model` is sent to browsers. */
export interface LlmSettings {
  /** Such as `https://api.example.com/v1`, without a trailing slash. */
  readonly baseUrl: string;
  /** Null: the endpoint needs no key, such as a local server. */
  readonly apiKey: string | null;
  readonly model: string;
}

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads LLM_BASE_URL, LLM_MODEL and LLM_API_KEY. Null when the first is not set: rules then assemble texts.
 * @throws SettingError naming the invalid variable.
 */
export function readLlmSettings(variables: Variables): LlmSettings | null {
  const baseUrl = (variables['LLM_BASE_URL'] ?? '').trim().replace(/\/+$/u, '');
  if (baseUrl === '') return null;
  const protocol = URL.canParse(baseUrl) ? new URL(baseUrl).protocol : '';
  if (protocol !== 'http:' && protocol !== 'https:') {
    throw new SettingError(
      `LLM_BASE_URL must be an http or https address such as https://api.example.com/v1, not "${baseUrl}".`,
    );
  }
  const model = (variables['LLM_MODEL'] ?? '').trim();
  if (model === '') throw new SettingError('LLM_BASE_URL is set but LLM_MODEL is not: set both, or neither.');
  const apiKey = (variables['LLM_API_KEY'] ?? '').trim();
  // Other characters are invalid in a header; refusing them at the start beats failing at the first text.
  if (!/^[\x21-\x7e]*$/u.test(apiKey)) throw new SettingError('LLM_API_KEY must be printable ASCII without spaces.');
  return { baseUrl, apiKey: apiKey === '' ? null : apiKey, model };
}
