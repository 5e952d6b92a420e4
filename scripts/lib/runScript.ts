import { fileErrorPath, fileErrorText } from '#server/refusal/fileErrorText.ts';
import { ImportStoreError } from '#server/refusal/ImportStoreError.ts';
import { SettingError } from '#server/refusal/SettingError.ts';
import { CommandError } from './CommandError.ts';
import { UsageError } from './UsageError.ts';

/** Node's own words about an option, without its advice on positional arguments, which no command here needs. */
const ADVICE = /\. To specify a positional argument[^]*$/u;

/** What is wrong with the arguments, in words; null for other errors. */
function usageText(error: unknown): string | null {
  if (error instanceof UsageError) return error.message;
  const isParsed = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  return isParsed ? error.message.replace(ADVICE, '.') : null;
}

/** What cannot be done, in words; null for a bug. */
function failureText(error: unknown): string | null {
  if (error instanceof CommandError || error instanceof SettingError || error instanceof ImportStoreError) {
    return error.message;
  }
  const text = fileErrorText(error)?.en;
  if (text === undefined) return null;
  const path = fileErrorPath(error);
  return path === '' ? `Failed: ${text}.` : `${path}: ${text}.`;
}

/**
 * Runs a command and explains what stops it in a sentence; only a bug is shown with its stack.
 * @param name as in `npm run NAME`
 * @returns the exit code: 0 done, 1 it cannot be done, 2 an argument is wrong
 */
export async function runScript(name: string, run: () => Promise<void> | void): Promise<number> {
  try {
    await run();
    return 0;
  } catch (error) {
    const usage = usageText(error);
    if (usage !== null) {
      console.error(`${usage}\nSee npm run ${name} -- --help`);
      return 2;
    }
    console.error(failureText(error) ?? error);
    return 1;
  }
}
