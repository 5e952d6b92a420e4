import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import * as v from 'valibot';
import { BROWSER_ARGUMENTS } from '../lib/findBrowser.ts';

const replySchema = v.object({
  id: v.optional(v.number()),
  result: v.optional(v.record(v.string(), v.unknown()), {}),
  error: v.optional(v.object({ message: v.string() })),
});
type Reply = v.InferOutput<typeof replySchema>;

/** Delimiter of messages in the pipe. */
const END = '\0';

/**
 * Chromium without a test driver. Playwright attaches inspector domains to every page (Runtime, Network, Debugger and more), for which the
 * browser collects stacks and events during page start: its timings differ from a reader's. Here a page only gets an initial script and a
 * CPU throttling rate, and is asked for its own timings when it is ready.
 */
export class PlainBrowser {
  readonly #process: ChildProcess;
  readonly #input: Writable;
  readonly #profile: string;
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  #lastId = 0;

  private constructor(process: ChildProcess, input: Writable, output: Readable, profile: string) {
    this.#process = process;
    this.#input = input;
    this.#profile = profile;
    let text = '';
    output.setEncoding('utf8');
    output.on('data', (chunk: string) => {
      const messages = (text + chunk).split(END);
      text = messages.pop() ?? '';
      for (const message of messages) this.#take(v.parse(replySchema, JSON.parse(message)));
    });
  }

  static launch(executablePath: string): PlainBrowser {
    const profile = mkdtempSync(join(tmpdir(), 'bench-browser-'));
    const child = spawn(
      executablePath,
      [...BROWSER_ARGUMENTS, '--headless', '--remote-debugging-pipe', `--user-data-dir=${profile}`, 'about:blank'],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
    );
    const [, , , input, output] = child.stdio;
    if (input === null || input === undefined || !('write' in input)) throw new Error('The browser has no pipe.');
    if (output === null || output === undefined || !('read' in output)) throw new Error('The browser has no pipe.');
    return new PlainBrowser(child, input, output, profile);
  }

  /** Sends a DevTools protocol command. @param sessionId of a page; omitted: to the browser */
  async send(method: string, params: Readonly<Record<string, unknown>> = {}, sessionId?: string) {
    this.#lastId += 1;
    const id = this.#lastId;
    const reply = new Promise<Reply>((resolve) => {
      this.#waiting.set(id, resolve);
    });
    this.#input.write(JSON.stringify({ id, method, params, sessionId }) + END);
    const { result, error } = await reply;
    if (error !== undefined) throw new Error(`${method}: ${error.message}`);
    return result;
  }

  async close(): Promise<void> {
    const exit = new Promise((resolve) => {
      this.#process.once('exit', resolve);
    });
    this.#process.kill();
    await exit;
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }

  #take(reply: Reply): void {
    if (reply.id === undefined) return;
    this.#waiting.get(reply.id)?.(reply);
    this.#waiting.delete(reply.id);
  }
}
