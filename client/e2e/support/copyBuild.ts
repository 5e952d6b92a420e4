import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { putApiBaseUrl } from '#scripts/lib/apiHost.ts';

/** A copy of the build as changed by `npm run set-api -- URL [--credentials]`; the caller removes the folder. */
export function copyBuild(api: string, credentials: boolean): string {
  const directory = mkdtempSync(join(tmpdir(), 'api-host-'));
  cpSync('dist', directory, { recursive: true });
  for (const file of readdirSync(directory).filter((name) => name.endsWith('.html'))) {
    const page = join(directory, file);
    writeFileSync(page, putApiBaseUrl(readFileSync(page, 'utf8'), api, credentials));
  }
  return directory;
}
