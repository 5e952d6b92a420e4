import { errorCode } from './errorCode.ts';
import { fileErrorPath, fileErrorText } from './fileErrorText.ts';
import { fullDisk } from './fullDisk.ts';
import { SettingError } from './SettingError.ts';

/** Why the server cannot start, in one sentence; null for a bug, which is shown with its stack. */
export function startProblem(error: unknown, dataDir: string): string | null {
  if (error instanceof SettingError) return error.message;
  if (errorCode(error) === 'EADDRINUSE') {
    const port = error instanceof Error && 'port' in error ? `Port ${String(error.port)}` : 'The port';
    return `${port} is in use. Stop what uses it, or choose another with MOCK_PORT.`;
  }
  const text = fileErrorText(error)?.en;
  if (text === undefined) return null;
  // ENOSPC during a write has no path. The server writes only to the data folder.
  if (fullDisk(error) !== null) {
    return `The data folder ${dataDir} can’t be used: ${text}. Free some space, or set DATA_DIR to another folder.`;
  }
  if (!fileErrorPath(error).startsWith(dataDir)) return null;
  return `The data folder ${dataDir} can’t be used: ${text}. Set DATA_DIR to a folder you can write to.`;
}
