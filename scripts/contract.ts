import { parseArgs } from 'node:util';
import { createUserApi } from '../client/src/api/userApi.ts';
import { ApiError } from '../client/src/lib/ApiError.ts';
import { createClients } from './contract/Clients.ts';
import { checkServer } from './contract/checkServer.ts';
import { reportText } from './contract/reportText.ts';
import { readApiBaseUrl } from './lib/apiHost.ts';

const HELP = `Checks a server with the calls and the client of the product, in two parts: the 22 calls of the specification, which
a server has to answer, and our own, of which it may answer any; and says what people will see of each page.

  npm run contract -- --api URL --token TOKEN [--project ID] [--write] [--json]
  npm run contract -- --api URL --email EMAIL [...]

  --api      scheme and host of the server, for example https://api.example.com
  --token    of somebody who is logged in there (TOKEN in the environment keeps it out of the shell's history)
  --email    logs in first, with the password in the environment: PASSWORD=...
  --project  the project whose figures are asked for; without it, the first of the list
  --write    also the calls that change data; what they make is taken away again where the API can do that
  --json     the results as JSON

Calls that are not tried, because they would do harm, are made without a login and with empty fields: a server that has them
refuses otherwise than it refuses an unknown address. Where it does not, they are "not tried".

Ends with 0 when none of the 22 calls fails, whatever becomes of the others; with 1 when one is not there, is refused or
deviates; with 2 when the server cannot be reached or the login is not known.`;

async function logIn(baseUrl: string, email: string): Promise<string> {
  const password = process.env['PASSWORD'];
  if (password === undefined) throw new Error('--email needs the password in the environment: PASSWORD=...');
  const { http } = createClients({ baseUrl, readToken: () => null, readProjectId: () => null });
  return (await createUserApi(http).login({ email, password })).token;
}

async function contract(): Promise<number> {
  const { values } = parseArgs({
    options: {
      api: { type: 'string' },
      token: { type: 'string' },
      email: { type: 'string' },
      project: { type: 'string' },
      write: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { api, email, help } = values;
  const given = values.token ?? process.env['TOKEN'];
  if (help || api === undefined || (given === undefined && email === undefined)) {
    console.log(HELP);
    return help ? 0 : 2;
  }
  const baseUrl = readApiBaseUrl(api);
  const token = given ?? (await logIn(baseUrl, email ?? ''));
  const report = await checkServer({
    ...{ baseUrl, token, now: Date.now() },
    projectId: values.project,
    write: values.write,
  });
  console.log(values.json ? JSON.stringify(report, null, 2) : reportText(report));
  return report.passes ? 0 : 1;
}

function explain(error: unknown): unknown {
  if (error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout')) {
    const { api = '' } = parseArgs({ options: { api: { type: 'string' } }, strict: false }).values;
    return `The server at ${String(api)} cannot be reached: ${error.message}. Check scheme, host and port of --api, and that it runs.`;
  }
  return error instanceof Error ? error.message : error;
}

// What the client notes about replies, such as rows that it left out, is no part of the report.
console.info = console.error;
try {
  process.exitCode = await contract();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 2;
}
