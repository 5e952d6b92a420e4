import { relative, resolve } from 'node:path';

/**
 * The path of a file as its user means it: npm runs commands in the project's folder, while a relative path belongs to the folder where
 * the command was typed (`INIT_CWD`), as with `npm --prefix /path/to/answerscope run import -- answers.csv`.
 */
export function typedPath(path: string, { INIT_CWD: folder = '' }: NodeJS.ProcessEnv): string {
  return relative('', folder) === '' ? path : resolve(folder, path);
}
