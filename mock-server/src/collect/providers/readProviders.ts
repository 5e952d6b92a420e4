import type { ProviderId } from '#client/api/schemas/collectProviderSchemas.ts';
import { baseUrlOf } from './baseUrlOf.ts';
import type { ProviderSetting, UnreadyProvider } from './ProviderSettings.ts';
import { isFileProblem, readProvidersFile } from './providersFile.ts';
import { baseUrlNameOf, keyNameOf, modelNameOf, priceNameOf, PROVIDERS } from './providerTable.ts';
import type { ProviderFacts, TokenPrice } from './providerTable.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

/** Returns the settings of every provider. Reads them on each call, so that a corrected file takes effect at once. */
export type ProviderSource = () => readonly ProviderSetting[];

/**
 * Reads keys, models, base URLs and prices from the environment, else from `providers.json` of the data folder. `<NAME>_PRICE` holds US
 * dollars per million input tokens, per million output tokens and, if it differs from the known price, per search (`1.25,10,0.01`).
 */
export function providerSource(variables: Variables, dataDir: string): ProviderSource {
  return () => {
    const file = readProvidersFile(dataDir);
    const problem = isFileProblem(file) ? file : null;
    const values = isFileProblem(file) ? {} : file;
    const read = (name: string): string => (variables[name] ?? '').trim() || (values[name] ?? '').trim();
    return PROVIDERS.map((facts): ProviderSetting => {
      const setting = settingOf(facts, read);
      // If the file is unreadable, it may hold the missing key.
      return problem !== null && 'problem' in setting && setting.problem.kind === 'no_key'
        ? { ...setting, problem }
        : setting;
    });
  };
}

/** The setting of one provider. @throws for an unknown provider */
export function settingFor(providers: ProviderSource, id: ProviderId): ProviderSetting {
  const found = providers().find(({ facts }) => facts.id === id);
  if (found === undefined) throw new Error(`There is no provider ${id}`);
  return found;
}

function settingOf(facts: ProviderFacts, read: (name: string) => string): ProviderSetting {
  const [key, model] = [read(keyNameOf(facts)), read(modelNameOf(facts)) || facts.model];
  const unready = (problem: UnreadyProvider['problem']): UnreadyProvider => ({ facts, model, problem });
  const withKey = { value: keyNameOf(facts), remedy: `${keyNameOf(facts)}=...` };
  if (key === '') return unready({ kind: 'no_key', ...withKey });
  // Other characters are invalid in a header.
  if (!/^[\x21-\x7e]+$/u.test(key)) return unready({ kind: 'bad_key', ...withKey });
  // For Claude's model names DeepSeek answers with a model of its own.
  if (model === null || (facts.id === 'deepseek' && /^claude/iu.test(model))) {
    return unready({ kind: 'no_model', value: modelNameOf(facts), remedy: `${modelNameOf(facts)}=...` });
  }
  const given = read(baseUrlNameOf(facts));
  const baseUrl = baseUrlOf(facts, given);
  if (baseUrl === null) {
    return unready({
      kind: 'bad_base_url',
      // A value that may contain a password or key is not echoed.
      value: /[@?]/u.test(given) ? baseUrlNameOf(facts) : given,
      remedy: `${baseUrlNameOf(facts)}=${facts.baseUrl}`,
    });
  }
  const price = priceOf(read(priceNameOf(facts)), facts.tokens.search);
  // An unknown price could not be held to the monthly cost cap.
  if (price === 'unreadable') {
    return unready({ kind: 'bad_price', value: priceNameOf(facts), remedy: `${priceNameOf(facts)}=1.25,10,0.01` });
  }
  return {
    ...{ facts, key, model, baseUrl },
    tokens: price ?? facts.tokens,
    isPriceSet: price !== null,
    resolvesLinks: read('GEMINI_RESOLVE_LINKS') === '1',
  };
}

/** The configured prices; null if not set. Without a search price, the known one. */
function priceOf(text: string, knownSearch: number): TokenPrice | 'unreadable' | null {
  if (text === '') return null;
  const numbers = text.split(',').map((part) => (/^\s*\d+(?:\.\d+)?\s*$/u.test(part) ? Number(part) : Number.NaN));
  const [input, output, search = knownSearch] = numbers;
  const isRead = numbers.length <= 3 && !numbers.some((number) => Number.isNaN(number));
  return input !== undefined && output !== undefined && isRead ? { input, output, search } : 'unreadable';
}
