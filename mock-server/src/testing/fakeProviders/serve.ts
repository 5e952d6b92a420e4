import { startFakeProviders } from './startFakeProviders.ts';

/** The fake providers as a process of their own: `npx tsx mock-server/src/testing/fakeProviders/serve.ts [port]`. Says its address. */
const fake = await startFakeProviders({ port: Number(process.argv[2] ?? 0), keepRequests: false });
process.stdout.write(`${fake.url}\n`);
