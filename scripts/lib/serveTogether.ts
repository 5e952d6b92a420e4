import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { concurrently } from 'concurrently';
import { outliveLog } from '#server/outliveLog.ts';
import { FolderInUseError, folderHolder } from '#server/store/projectFiles/FolderLock.ts';
import { defaultDataDir, makeDataDir } from '#server/store/projectFiles/projectPaths.ts';
import { CommandError } from './CommandError.ts';
import { isPortFree } from './isPortFree.ts';
import { LOCAL_HOST, readPort } from './readPort.ts';
import { runScript } from './runScript.ts';
import { waitForUrl } from './waitForUrl.ts';

const READY_TIMEOUT_MS = 120_000;
/** Number of ports tried for a suggestion. */
const MOST_PORTS = 50;

/** The programs that run together, and their messages. */
interface Together {
  /** As in `npm run NAME`. */
  readonly name: 'start' | 'dev';
  /** One sentence for `--help`. */
  readonly about: string;
  /** Starts the client's server; it reads PORT and MOCK_PORT. */
  readonly clientCommand: string;
  /** Runs before the servers, once both ports are known to be free. */
  readonly prepare?: () => void;
}

interface Ports {
  readonly port: number;
  readonly mockPort: number;
}

const helpOf = ({ name, about }: Together): string => `${about}

  npm ${name === 'start' ? 'start' : `run ${name}`}

  PORT        port of the console; default: 5173
  MOCK_PORT   port of the local server; default: 5601
  DATA_DIR    where projects, accounts and settings are kept; default: mock-server/data

README.md has the other settings, such as keys of answer engines.`;

/** The first free port after a taken one, other than the second port; null when all near it are taken. */
async function freePortAfter(taken: number, other: number): Promise<number | null> {
  for (let port = taken + 1; port <= Math.min(65_535, taken + MOST_PORTS); port += 1) {
    if (port !== other && (await isPortFree(LOCAL_HOST, port))) return port;
  }
  return null;
}

async function refuseTakenPort(what: string, variable: string, port: number, other: number): Promise<void> {
  if (await isPortFree(LOCAL_HOST, port)) return;
  const free = await freePortAfter(port, other);
  const advice = free === null ? `choose another with ${variable}` : `choose another: ${variable}=${String(free)}`;
  throw new CommandError(`Port ${String(port)} (${what}) is in use. Stop what uses it, or ${advice}`);
}

async function readPorts(): Promise<Ports> {
  const mockPort = readPort('MOCK_PORT', process.env['MOCK_PORT'], 5601);
  const port = readPort('PORT', process.env['PORT'], 5173);
  if (mockPort === port) throw new CommandError(`PORT and MOCK_PORT are both ${String(port)}: they must differ.`);
  await refuseTakenPort('console', 'PORT', port, mockPort);
  await refuseTakenPort('server', 'MOCK_PORT', mockPort, port);
  return { port, mockPort };
}

/** Before the servers start: their own error would be lost among the output of both. */
function checkDataDir(): void {
  const dataDir = resolve(defaultDataDir());
  makeDataDir(dataDir);
  const holder = folderHolder(dataDir);
  if (holder !== null) throw new CommandError(new FolderInUseError(dataDir, holder).message);
}

async function announce({ port, mockPort }: Ports, ended: AbortSignal): Promise<void> {
  await Promise.all([
    waitForUrl(`http://${LOCAL_HOST}:${String(mockPort)}/api/health`, READY_TIMEOUT_MS, ended),
    waitForUrl(`http://${LOCAL_HOST}:${String(port)}/`, READY_TIMEOUT_MS, ended),
  ]);
  console.log(
    `\nAnswerScope is ready: http://${LOCAL_HOST}:${String(port)}/\n` +
      'Demo account: demo@answerscope.dev, password Answer-2026. Press Ctrl+C to stop.\n',
  );
}

/** Runs the server and the client's server; when either exits, the other is stopped. */
async function serve({ clientCommand, prepare = () => undefined }: Together): Promise<void> {
  const ports = await readPorts();
  checkDataDir();
  prepare();

  const env = {
    ...{ MOCK_PORT: String(ports.mockPort), PORT: String(ports.port) },
    // Links in messages and in responses to assistants point to the console's address.
    CONSOLE_URL: process.env['CONSOLE_URL'] || `http://${LOCAL_HOST}:${String(ports.port)}`,
  };
  const { commands, result } = concurrently(
    [
      { name: 'server', command: 'node --import tsx mock-server/src/main.ts', env },
      { name: 'console', command: clientCommand, env },
    ],
    { killOthersOn: ['failure', 'success'], prefixColors: ['blue', 'green'] },
  );
  const ended = new AbortController();
  const stopped = result.then(
    () => undefined,
    () => undefined,
  );
  void stopped.then(() => {
    ended.abort(new CommandError('AnswerScope has stopped: see the lines above.'));
  });

  try {
    await announce(ports, ended.signal);
  } catch (error) {
    if (!ended.signal.aborted) for (const command of commands) command.kill();
    await stopped;
    throw error;
  }
  await stopped;
  throw new CommandError('AnswerScope has stopped: see the lines above.');
}

/** Runs both servers until one exits or the user interrupts, and sets the exit code. */
export async function serveTogether(together: Together): Promise<void> {
  outliveLog();
  const interrupted = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      interrupted.abort();
    });
  }
  process.exitCode = await runScript(together.name, async () => {
    const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } });
    if (values.help) {
      console.log(helpOf(together));
      return;
    }
    try {
      await serve(together);
    } catch (error) {
      // An interrupt by the user is the normal end; everything else is a failure.
      if (!interrupted.signal.aborted) throw error;
    }
  });
}
