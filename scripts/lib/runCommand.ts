import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

interface CommandOptions {
  /** Collects what it prints instead of passing it on, for programs that run at the same time. */
  readonly quiet?: boolean;
  /** Gives it, and what it starts, only the time of the processor that nobody else wants. */
  readonly idle?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

interface CommandResult {
  readonly ok: boolean;
  /** What it printed, when it was asked to be quiet; else empty. */
  readonly output: string;
}

/** Runs a Node program of the project and waits for its end. */
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
