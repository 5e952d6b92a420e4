import { changePages } from './lib/changePages.ts';
import { putHelpUrl } from './lib/helpUrl.ts';

/** Names the help pages in a finished build: `npm run set-help -- https://help.example.com`; without an address, none. */
function setHelp(address: string): void {
  changePages((html) => putHelpUrl(html, address));
  console.log(
    address === ''
      ? "There are no help pages: the menu's external entry leads to the GEO paper."
      : `The menu's external entry leads to ${address}.`,
  );
}

try {
  setHelp(process.argv[2] ?? '');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
