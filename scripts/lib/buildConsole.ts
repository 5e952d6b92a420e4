import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileErrorText } from '#server/refusal/fileErrorText.ts';
import { CommandError } from './CommandError.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Inputs of the build: all client files except tests, and the installed packages. */
const FILES = ['package.json', 'package-lock.json', 'client/index.html', 'client/vite.config.ts'];
const FOLDERS = ['client/src', 'client/build', 'client/public'];
const TEST = /\.(?:test|spec)\.tsx?$/u;

function listFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !TEST.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** A hash of the contents: git updates file times at every switch, and a clone may be moved. */
function hashSources(): string {
  const hash = createHash('sha256');
  for (const file of [...FILES.map((file) => join(root, file)), ...FOLDERS.flatMap(listFiles)]) {
    hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Fails early; the build's own error would fill a page. @throws CommandError where the folder is not writable */
function requireWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const reason = fileErrorText(error)?.en ?? String(error);
    throw new CommandError(`Cannot write to ${folder}, where the console is built: ${reason}. Make it writable.`);
  }
}

/**
 * Builds the console into a folder when it is missing or its sources have changed; prints that to the terminal.
 * The build uses its own host for the API, whatever a deployment is set to.
 * @param directory a folder inside the project that contains nothing else
 * @throws CommandError when the build fails; its own output has the reason
 */
export function buildConsole(directory: string): void {
  const stamp = `${directory}.sources`;
  const sources = hashSources();
  const isBuilt = existsSync(join(directory, 'index.html'));
  if (isBuilt && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  requireWritable(dirname(stamp));
  console.log(
    isBuilt
      ? 'The code has changed: building the console again …'
      : 'Building the console, once; this takes up to a minute …',
  );
  const started = performance.now();
  rmSync(stamp, { force: true });
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--config=client/vite.config.ts', '--logLevel=warn'];
  const { status } = spawnSync(process.execPath, [...vite, `--outDir=${directory}`, '--emptyOutDir'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, VITE_API_BASE_URL: '', VITE_API_CREDENTIALS: '' },
  });
  if (status !== 0) throw new CommandError('The console could not be built: see the lines above.');
  writeFileSync(stamp, sources);
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(0)} s.`);
}
