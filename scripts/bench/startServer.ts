import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { waitForUrl } from '../lib/waitForUrl.ts';

/**
 * Starts a server of the project and waits until it answers.
 * @returns a function that stops it and waits for its exit
 */
export async function startServer(
  script: string,
  url: string,
  env: Readonly<Record<string, string>>,
): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new AbortController();
  child.once('exit', () => {
    ended.abort(new Error(`${script} ended before it answered.`));
  });
  const killNow = (): void => {
    child.kill();
  };
  // The server must not outlive this process.
  process.once('exit', killNow);
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill();
    await exit;
    process.off('exit', killNow);
  };
  try {
    await waitForUrl(url, 60_000, ended.signal);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
