import { fileErrorPath, fileErrorText } from '#server/refusal/fileErrorText.ts';
import { ImportStoreError } from '#server/refusal/ImportStoreError.ts';
import { SettingError } from '#server/refusal/SettingError.ts';
import { CommandError } from './CommandError.ts';
import { ignoreClosedPipes } from './ignoreClosedPipes.ts';
import { UsageError } from './UsageError.ts';

/** The advice on positional arguments in Node's message about an option; no command here needs it. */
const ADVICE = /\. To specify a positional argument[^]*$/u;

/** The message of an argument error; null for other errors. */
function usageText(error: unknown): string | null {
  if (error instanceof UsageError) return error.message;
  const isParsed = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  return isParsed ? error.message.replace(ADVICE, '.') : null;
}

/** The message of an expected failure; null for a bug. */
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
 * Runs a command and explains a failure in a sentence; only a bug is printed with its stack.
 * @param name as in `npm run NAME`
 * @returns the exit code: 0 success, 1 failure, 2 invalid argument
 */
export async function runScript(name: string, run: () => Promise<void> | void): Promise<number> {
  ignoreClosedPipes();
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
