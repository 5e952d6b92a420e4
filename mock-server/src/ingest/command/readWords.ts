import { parseArgs } from 'node:util';
import { addToGroup } from '#client/lib/groupByKey.ts';
import { UsageError } from '#server/refusal/UsageError.ts';

type Option =
  | { readonly type: 'string'; readonly multiple: true }
  | { readonly type: 'boolean'; readonly short?: string };

/** The parsed words of a command line. */
export type Words<Name extends string> = {
  readonly files: readonly string[];
  readonly help: boolean;
  /** Whether an option without a value is present. */
  readonly flag: (name: Name) => boolean;
  readonly values: (name: Name) => readonly string[];
};

/** Parses the words of a command line. Has its own checks, because parseArgs reports errors only in English. */
export function readWords<Name extends string>(
  words: readonly string[],
  options: Readonly<Record<Name, Option>>,
): Words<Name> {
  const known: Readonly<Partial<Record<string, Option>>> = options;
  const { tokens } = parseArgs({ args: [...words], options, strict: false, allowPositionals: true, tokens: true });
  const files: string[] = [];
  const values = new Map<string, string[]>();
  const flags = new Set<string>();
  let help = false;
  for (const token of tokens) {
    if (token.kind === 'positional') files.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    const option = Object.hasOwn(options, name) ? known[name] : undefined;
    if (option === undefined) throw new UsageError(rawName, 'unknown_option', '--help');
    if (option.type === 'boolean') {
      if (value !== undefined) throw new UsageError(rawName, 'unexpected_value');
      if (name === 'help') help = true;
      flags.add(name);
    } else if (value === undefined || (!inlineValue && value.startsWith('--'))) {
      throw new UsageError(rawName, 'missing_value');
    } else {
      addToGroup(values, name, value);
    }
  }
  return { files, help, flag: (name) => flags.has(name), values: (name) => values.get(name) ?? [] };
}

/** The single value of an option; null if absent. @throws UsageError when it is given twice or empty. */
export function single<Name extends string>(given: Words<Name>, name: Name): string | null {
  const [value, second] = given.values(name);
  if (second !== undefined) throw new UsageError(`--${name}`, 'given_twice');
  if (value === undefined) return null;
  if (value.trim() === '') throw new UsageError(`--${name}`, 'missing_value');
  return value;
}
