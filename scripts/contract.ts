import { parseArgs } from 'node:util';
import { createUserApi } from '../client/src/api/userApi.ts';
import { ApiError } from '../client/src/lib/ApiError.ts';
import { checkServer } from './contract/checkServer.ts';
import { createClients } from './contract/Clients.ts';
import { reportText } from './contract/reportText.ts';
import { isApiAddress, readApiBaseUrl } from './lib/apiHost.ts';
import { CommandError } from './lib/CommandError.ts';
import { runScript } from './lib/runScript.ts';
import { UsageError } from './lib/UsageError.ts';

const HELP = `Checks whether a server answers the calls that AnswerScope makes. Two parts: the 22 calls of the specification, which
a server must answer, and our own calls, of which it may answer any. Also says what people will see on each page.

  npm run contract -- --api URL --token TOKEN [--project ID] [--origin URL] [--write] [--json]
  npm run contract -- --api URL --email EMAIL [...]

  --api URL       scheme and host of the server, e.g. https://api.example.com
  --token TOKEN   token of a logged-in account; the variable TOKEN keeps it out of the shell's history
  --email EMAIL   logs in first, with the password from the variable PASSWORD
  --project ID    the project to ask about; default: the first in the list
  --origin URL    scheme and host of the console's pages: checks that browsers let them call a server on another origin
  --write         also tries calls that change data, removes what they create where the API can do that, and says what is
                  left; the log of activity keeps every change
  --json          prints the results as JSON
  --help          this text

Calls that could do harm are sent without a login and with empty fields: a server that has them answers differently than
it answers an unknown address. Where it does not, they count as "not tried".

Exit codes: 0 none of the 22 calls fails, 1 at least one is missing, refused or deviates, or the pages of --origin may not
make them, 2 the server cannot be reached, the login is not accepted, or an argument is wrong.`;

async function logIn(baseUrl: string, email: string): Promise<string> {
  const password = process.env['PASSWORD'];
  if (password === undefined) {
    throw new UsageError('--email needs the password in the variable PASSWORD: PASSWORD=... npm run contract -- ...');
  }
  const { http } = createClients({ baseUrl, readToken: () => null, readProjectId: () => null });
  return (await createUserApi(http).login({ email, password })).token;
}

function readOrigin(text: string): string {
  if (text === '' || !isApiAddress(text)) {
    throw new UsageError(`--origin is the address of the pages, e.g. https://console.example.com, not "${text}".`);
  }
  return new URL(text).origin;
}

async function contract(): Promise<number> {
  const { values } = parseArgs({
    options: {
      api: { type: 'string' },
      token: { type: 'string' },
      email: { type: 'string' },
      project: { type: 'string' },
      origin: { type: 'string' },
      write: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { api, email, help } = values;
  const given = values.token ?? process.env['TOKEN'];
  if (help) {
    console.log(HELP);
    return 0;
  }
  if (api === undefined) throw new UsageError('--api is missing: name the server, e.g. --api https://api.example.com.');
  if (given === undefined && email === undefined) {
    throw new UsageError('--token or --email is missing: the calls need a login.');
  }
  const baseUrl = readApiBaseUrl(api);
  const token = given ?? (await logIn(baseUrl, email ?? ''));
  const report = await checkServer({
    ...{ baseUrl, token, now: Date.now() },
    projectId: values.project,
    write: values.write,
    origin: values.origin === undefined ? undefined : readOrigin(values.origin),
  });
  console.log(values.json ? JSON.stringify(report, null, 2) : reportText(report));
  return report.passes ? 0 : 1;
}

function explained(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  if (error.kind === 'network' || error.kind === 'timeout') {
    const { api = '' } = parseArgs({ options: { api: { type: 'string' } }, strict: false }).values;
    return new CommandError(
      `Cannot reach the server at ${String(api)}: ${error.message}. Check the scheme, host and port of --api, and that the server is running.`,
    );
  }
  return new CommandError(error.message);
}

// Notes of the client about responses, such as skipped rows, must not mix with the report on stdout.
console.info = console.error;
const failure = await runScript('contract', async () => {
  try {
    process.exitCode = await contract();
  } catch (error) {
    throw explained(error);
  }
});
// Exit code 1 means that a call fails; 2, that the calls could not be made.
if (failure !== 0) process.exitCode = 2;
