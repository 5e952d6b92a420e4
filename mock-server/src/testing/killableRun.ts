import * as v from 'valibot';
import { runFiles, listRunIds } from '../collect/collectPaths.ts';
import { providerSource } from '../collect/providers/readProviders.ts';
import { ActiveRun } from '../collect/run/ActiveRun.ts';
import { readManifest } from '../collect/run/Manifest.ts';
import { RunStore } from '../collect/run/RunStore.ts';
import { mergeRows } from '../ingest/merge/mergeRows.ts';
import { variablesOf } from './fakeProviders/startFakeProviders.ts';

/** Executes the newest run of a project in a separate process, which a test then kills. Prints when it begins and how it ended. */
const [dataDir = '', projectId = '', url = '', redo = ''] = v.parse(v.array(v.string()), process.argv.slice(2));
const [runId = ''] = listRunIds(dataDir, projectId);
const manifest = readManifest(runFiles(dataDir, projectId, runId));
if (manifest === null) throw new Error('There is no run');
const store = new RunStore(dataDir);
const active = await ActiveRun.start({
  ...{ dataDir, store, manifest, caps: { answers: 100_000, usd: 100_000 }, redo: redo === 'redo' },
  providers: providerSource(variablesOf(url, 'key'), dataDir),
  merge: (answers) => mergeRows({ dataDir, projectId, now: Date.now(), ...answers }),
  tuning: { pace: { concurrency: 3, interval: 0 }, deliverEvery: 60 },
});
process.stdout.write('begun\n');
process.stdout.write(`${(await active.ended).state}\n`);
