import { parseArgs } from 'node:util';
import { changePages } from './lib/changePages.ts';
import { putHelpUrl } from './lib/helpUrl.ts';
import { runScript } from './lib/runScript.ts';

const HELP = `Sets the help site of the finished build in dist/, without building again.

  npm run set-help -- https://help.example.com
  npm run set-help              no help site: the menu links to the GEO paper instead

  --help   this text`;

function setHelp(): void {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const address = positionals[0] ?? '';
  changePages((html) => putHelpUrl(html, address));
  console.log(
    address === ''
      ? "No help site is set: the menu's external link leads to the GEO paper."
      : `The menu's external link leads to ${address}.`,
  );
}

process.exitCode = await runScript('set-help', setHelp);
