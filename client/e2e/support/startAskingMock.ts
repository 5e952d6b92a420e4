import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startFakeProviders } from '#server/testing/fakeProviders/startFakeProviders.ts';
import type { FakeProviders } from '#server/testing/fakeProviders/startFakeProviders.ts';

/** A server of its own whose every provider is led to the fake ones, with no project but the samples. */
export interface AskingMock {
  readonly origin: string;
  readonly fake: FakeProviders;
  readonly stop: () => Promise<void>;
}

const PATIENCE_MS = 60_000;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((closed) => {
    server.close(() => {
      closed();
    });
  });
  return port;
}

async function untilUp(origin: string): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
    const reply = await fetch(`${origin}/api/health`).catch(() => null);
    if (reply?.ok === true) return;
    await pause(200);
  }
  throw new Error(`The server at ${origin} did not come up`);
}

/** Starts it; stop it in the end. */
export async function startAskingMock(): Promise<AskingMock> {
  const fake = await startFakeProviders();
  const dataDir = await mkdtemp(join(tmpdir(), 'asking-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'mock-server/src/main.ts'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...fake.variables(),
      ...{ MOCK_PORT: String(port), DATA_DIR: dataDir, NODE_ENV: 'test', MOCK_TESTING: '1' },
    },
  });
  const origin = `http://127.0.0.1:${String(port)}`;
  const stop = async (): Promise<void> => {
    const isOver = new Promise((over) => child.once('exit', over));
    child.kill();
    await isOver;
    await fake.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await untilUp(origin);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, fake, stop };
}
