import { fileURLToPath } from 'node:url';
import { loadEnv } from 'vite';
import { checkBuildOptions, checkBuildSettings } from './lib/buildSettings.ts';
import { CommandError } from './lib/CommandError.ts';
import { runCommand } from './lib/runCommand.ts';
import { runScript } from './lib/runScript.ts';

const HELP = `Builds the static site into dist/.

  npm run build

  VITE_API_BASE_URL      the API host, such as https://api.example.com; without it, the API is on the same origin
  VITE_API_CREDENTIALS   1: calls to the API host carry cookies and the XSRF header
  VITE_HELP_URL          the help site that the menu links to, such as https://help.example.com

  --help   this text; all other options are those of vite build`;

const CLIENT = fileURLToPath(new URL('../client', import.meta.url));

async function build(): Promise<void> {
  const options = process.argv.slice(2);
  if (options.includes('--help')) {
    console.log(HELP);
    return;
  }
  checkBuildOptions(options);
  // The settings as Vite loads them: from the environment, and from files such as client/.env.
  checkBuildSettings(loadEnv('production', CLIENT, 'VITE_'));
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--config=client/vite.config.ts', ...options];
  const { ok } = await runCommand(vite);
  if (!ok) throw new CommandError('The site could not be built: see the lines above.');
}

process.exitCode = await runScript('build', build);
