import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#scripts/lib/freePort.ts';
import { waitForUrl } from '#scripts/lib/waitForUrl.ts';
import { startFakeProviders } from '#server/testing/fakeProviders/startFakeProviders.ts';
import type { FakeProviders } from '#server/testing/fakeProviders/startFakeProviders.ts';

/** A separate server whose providers are all fakes, with the samples as its only projects. */
export interface AskingMock {
  readonly origin: string;
  readonly fake: FakeProviders;
  readonly stop: () => Promise<void>;
}

const PATIENCE_MS = 60_000;

/** Starts it; the caller stops it. */
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
    await waitForUrl(`${origin}/api/health`, PATIENCE_MS);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, fake, stop };
}
