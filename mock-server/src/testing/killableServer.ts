import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { createApp } from '../createApp.ts';
import { FolderLock } from '../store/projectFiles/FolderLock.ts';
import { smallSamples } from './smallSamples.ts';
import { smallSeed, TODAY } from './smallSeed.ts';

/** A server over a folder in a separate process, which a test then kills. Prints its address when it listens. */
const [dataDir = ''] = process.argv.slice(2);
FolderLock.take(dataDir);
const { app } = createApp({
  ...{ seed: smallSeed, samples: smallSamples, dataDir, today: TODAY, testSwitches: false },
  environment: {
    now: Date.now,
    secret: () => randomBytes(24).toString('base64url'),
    tokenLifetime: 86_400_000,
  },
});
const server = createServer(app);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`http://127.0.0.1:${String(typeof address === 'object' && address ? address.port : 0)}\n`);
});
