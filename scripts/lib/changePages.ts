import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { CommandError } from './CommandError.ts';

const DIST = 'dist';

/**
 * Changes every page of the finished build; nothing is written before all are changed.
 * @returns the changed pages
 * @throws CommandError when there is no build, and what `change` throws
 */
export function changePages(change: (html: string) => string): string[] {
  if (!existsSync(`${DIST}/index.html`)) throw new CommandError('Nothing is built yet: run npm run build first.');
  const changed = readdirSync(DIST)
    .filter((file) => file.endsWith('.html'))
    .map((file): [string, string] => [`${DIST}/${file}`, change(readFileSync(`${DIST}/${file}`, 'utf8'))]);
  for (const [file, html] of changed) writeFileSync(file, html);
  return changed.map(([, html]) => html);
}
