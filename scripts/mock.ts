import { parseArgs } from 'node:util';
import { runScript } from './lib/runScript.ts';

const HELP = `Starts the local server alone: the API on 127.0.0.1, without the console.

  npm run mock

  MOCK_PORT   port of the server; default: 5601
  DATA_DIR    where projects, accounts and settings are kept; default: mock-server/data
  --help      this text

README.md has the other settings, such as keys of answer engines.`;

const code = await runScript('mock', async () => {
  const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } });
  if (values.help) console.log(HELP);
  else await import('../mock-server/src/main.ts');
});
// The server sets no exit code: it runs until it is stopped.
if (code !== 0) process.exitCode = code;
