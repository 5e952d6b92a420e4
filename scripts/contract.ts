import { parseArgs } from 'node:util';
import { readApiBaseUrl } from './lib/apiHost.ts';
import { checkServer } from './contract/checkServer.ts';

const HELP = `Checks a server against the API's schemas, call by call, with the calls and the client of the product.

  npm run contract -- --api URL --token TOKEN [--project ID] [--write] [--json]

  --api      scheme and host of the server, for example https://api.example.com
  --token    of somebody who is logged in there (TOKEN in the environment keeps it out of the shell's history)
  --project  the project whose figures are asked for; without it, the first of the list
  --write    also the calls that change data; what they make is taken away again where the API can do that
  --json     the results as JSON

Ends with 0 when everything that was tried is as agreed, with 1 when something deviates or was refused.`;

async function contract(): Promise<number> {
  const { values } = parseArgs({
    options: {
      api: { type: 'string' },
      token: { type: 'string' },
      project: { type: 'string' },
      write: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const token = values.token ?? process.env['TOKEN'];
  if (values.help || values.api === undefined || token === undefined) {
    console.log(HELP);
    return values.help ? 0 : 1;
  }
  const baseUrl = readApiBaseUrl(values.api);
  const results = await checkServer({
    ...{ baseUrl, token, now: Date.now() },
    projectId: values.project,
    write: values.write,
  });
  if (values.json) console.log(JSON.stringify(results, null, 2));
  else
    for (const { call, outcome, detail } of results)
      console.log([outcome.padEnd(9), call.padEnd(32), detail].join(' ').trimEnd());
  const count = (outcome: string): number => results.filter((result) => result.outcome === outcome).length;
  const [ok, deviates, refused] = [count('ok'), count('deviates'), count('refused')];
  console.error(`${ok} as agreed, ${deviates} deviate, ${refused} refused, ${count('untried')} not tried`);
  return deviates + refused === 0 ? 0 : 1;
}

try {
  process.exitCode = await contract();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
