import { startFakeProviders } from './startFakeProviders.ts';

/** Runs the fake providers as a separate process: `npx tsx mock-server/src/testing/fakeProviders/serve.ts [port]`. Prints its address. */
const fake = await startFakeProviders({ port: Number(process.argv[2] ?? 0), keepRequests: false });
process.stdout.write(`${fake.url}\n`);
