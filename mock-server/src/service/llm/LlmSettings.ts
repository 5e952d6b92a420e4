import { SettingError } from '../../refusal/SettingError.ts';

/** A language model behind any endpoint that speaks the OpenAI chat completions protocol. Never sent to a browser but for `model`. */
export interface LlmSettings {
  /** Such as `https://api.example.com/v1`, without a slash at the end. */
  readonly baseUrl: string;
  /** Null: the endpoint asks for none, as servers on one's own machine do. */
  readonly apiKey: string | null;
  readonly model: string;
}

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * LLM_BASE_URL, LLM_MODEL and LLM_API_KEY. Null when the first is not set: texts are then assembled by rules.
 * @throws SettingError naming the variable that makes no sense.
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
  // Anything else cannot stand in a header; saying so now is kinder than failing at the first text.
  if (!/^[\x21-\x7e]*$/u.test(apiKey)) throw new SettingError('LLM_API_KEY must be printable ASCII without spaces.');
  return { baseUrl, apiKey: apiKey === '' ? null : apiKey, model };
}
