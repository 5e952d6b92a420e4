import { spawnSync } from 'node:child_process';

const LIMIT_MS = 5 * 60_000;

/** Runs a program whose output the person at the terminal sees. @returns whether it ended well, in time */
export function runShown(program: string, args: readonly string[], timeout = LIMIT_MS): boolean {
  console.log(`> ${program} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { stdio: 'inherit', timeout, env }).status === 0;
}

/** Installs packages of Debian where that is ours to do: as root, with apt-get. @returns whether they are there now */
export function aptInstall(packages: readonly string[]): boolean {
  const hasAptGet = spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
  if (process.getuid?.() !== 0 || !hasAptGet) return false;
  runShown('apt-get', ['update', '-q']);
  return runShown('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], 2 * LIMIT_MS);
}
