import { spawnSync } from 'node:child_process';

const LIMIT_MS = 5 * 60_000;

/** Runs a program with its output on the terminal. @returns whether it succeeded within the time limit */
export function runShown(program: string, args: readonly string[], timeout = LIMIT_MS): boolean {
  console.log(`> ${program} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { stdio: 'inherit', timeout, env }).status === 0;
}

/** Installs Debian packages where that is possible: as root, with apt-get. @returns whether they are installed now */
export function aptInstall(packages: readonly string[]): boolean {
  const hasAptGet = spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
  if (process.getuid?.() !== 0 || !hasAptGet) return false;
  runShown('apt-get', ['update', '-q']);
  return runShown('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], 2 * LIMIT_MS);
}
