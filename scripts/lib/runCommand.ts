import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

interface CommandOptions {
  /** Collects the output instead of passing it on, for programs that run in parallel. */
  readonly quiet?: boolean;
  /** Runs it and its children at the lowest CPU priority. */
  readonly idle?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

interface CommandResult {
  readonly ok: boolean;
  /** The collected output with `quiet`; else empty. */
  readonly output: string;
}

/** Runs a Node program of the project and waits for its exit. */
export async function runCommand(
  args: readonly string[],
  { quiet = false, idle = false, env = {} }: CommandOptions = {},
): Promise<CommandResult> {
  const chunks: Buffer[] = [];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
  });
  if (idle && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    child.once('error', (error) => {
      resolve({ ok: false, output: error.message });
    });
    child.once('close', (code) => {
      resolve({ ok: code === 0, output: Buffer.concat(chunks).toString() });
    });
  });
}
