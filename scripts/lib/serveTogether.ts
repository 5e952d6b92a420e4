import { concurrently } from 'concurrently';
import { isPortFree } from './isPortFree.ts';
import { LOCAL_HOST, readPort } from './readPort.ts';
import { waitForUrl } from './waitForUrl.ts';

const READY_TIMEOUT_MS = 120_000;

async function refuseTakenPort(name: string, variable: string, port: number): Promise<void> {
  if (await isPortFree(LOCAL_HOST, port)) return;
  throw new Error(
    `Port ${port} (${name}) is in use. Stop what uses it, or choose another: ${variable}=${port + 1} npm start`,
  );
}

async function announce(mockPort: number, port: number, ended: AbortSignal): Promise<void> {
  await Promise.all([
    waitForUrl(`http://${LOCAL_HOST}:${mockPort}/api/health`, READY_TIMEOUT_MS, ended),
    waitForUrl(`http://${LOCAL_HOST}:${port}/`, READY_TIMEOUT_MS, ended),
  ]);
  const address = `http://${LOCAL_HOST}:${port}/`;
  console.log(`\nAnswerScope: ${address}  demo account: demo@answerscope.dev / Answer-2026  (Ctrl-C ends it)\n`);
}

/** The mock and the client's server together; when either ends, so does the other. */
async function serve(clientCommand: string, prepare: () => void): Promise<void> {
  const mockPort = readPort('MOCK_PORT', process.env['MOCK_PORT'], 5601);
  const port = readPort('PORT', process.env['PORT'], 5173);
  if (mockPort === port) throw new Error(`PORT and MOCK_PORT are both ${port}: they must differ.`);
  await refuseTakenPort('client', 'PORT', port);
  await refuseTakenPort('mock', 'MOCK_PORT', mockPort);
  prepare();

  const env = { MOCK_PORT: String(mockPort), PORT: String(port) };
  const { commands, result } = concurrently(
    [
      { name: 'mock', command: 'node --import tsx mock-server/src/main.ts', env },
      { name: 'client', command: clientCommand, env },
    ],
    { killOthersOn: ['failure', 'success'], prefixColors: ['blue', 'green'] },
  );
  const ended = new AbortController();
  const stopped = result.then(
    () => undefined,
    () => undefined,
  );
  void stopped.then(() => {
    ended.abort(new Error('The servers have ended.'));
  });

  try {
    await announce(mockPort, port, ended.signal);
  } catch (error) {
    if (!ended.signal.aborted) for (const command of commands) command.kill();
    await stopped;
    throw error;
  }
  await stopped;
}

/**
 * Runs the mock and a server of the client until one of them ends or the reader stops them, and sets the exit code.
 * @param clientCommand starts the client's server; it reads PORT and MOCK_PORT
 * @param prepare what comes before, once both ports are known to be free
 */
export async function serveTogether(clientCommand: string, prepare: () => void = () => undefined): Promise<void> {
  const interrupted = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      interrupted.abort();
    });
  }
  try {
    await serve(clientCommand, prepare);
  } catch (error) {
    if (!interrupted.signal.aborted) console.error(error instanceof Error ? error.message : error);
  }
  // Being stopped by the reader is the normal end; everything else is a failure.
  process.exitCode = interrupted.signal.aborted ? 0 : 1;
}
