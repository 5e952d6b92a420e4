import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { sampleAccessLog, sampleAnswers, sampleDefinitions, sampleOwnPages } from '../../fixtures/sample.ts';
import { createMockApp } from './createMockApp.ts';
import { fetchPolicy } from './fetch/FetchPolicy.ts';
import { readSettings } from './readSettings.ts';
import { seedFromSample } from './state/seedFromSample.ts';

/** Never reachable from another machine: it holds demo accounts with a known password. */
const HOST = '127.0.0.1';
const SECRET_BYTES = 24;

async function serve(): Promise<void> {
  const settings = readSettings(process.env);
  const now = (): number => Date.now();
  const { today } = settings;
  const { app, catalogue } = createMockApp({
    seed: seedFromSample(now(), today === undefined ? now() : Date.parse(today)),
    samples: {
      projects: sampleDefinitions,
      answers: (id, today) => sampleAnswers(id, today),
      accessLog: sampleAccessLog,
      ownPages: sampleOwnPages,
    },
    dataDir: settings.dataDir,
    environment: {
      now,
      secret: () => randomBytes(SECRET_BYTES).toString('base64url'),
      tokenLifetime: settings.tokenLifetime,
    },
    today,
    testHeaders: settings.testHeaders,
    llm: settings.llm,
    fetchPolicy: fetchPolicy(settings.allowPrivate),
    log: settings.log ? console.log : undefined,
  });
  const server = createServer(app);
  // Longer than a proxy in front keeps its own: else it may send a request into a connection just closed.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.port, HOST, resolve);
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      server.close();
      // Replies that a fault keeps open on purpose would keep the process too.
      server.closeAllConnections();
    });
  }
  await catalogue.load();
  const took = (process.uptime() * 1000).toFixed(0);
  console.log(`Mock: http://${HOST}:${String(settings.port)}  ${String(catalogue.answerCount)} answers, ${took} ms`);
}

try {
  await serve();
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(isTaken ? 'The port is in use: choose another with MOCK_PORT.' : error);
  process.exit(1);
}
