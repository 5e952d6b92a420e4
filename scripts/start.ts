import { fileURLToPath } from 'node:url';
import { buildConsole } from './lib/buildConsole.ts';
import { serveTogether } from './lib/serveTogether.ts';

// Not `dist`: that is for deployment and may be set to an API on another host.
const DIRECTORY = '.cache/console';

/** Runs the server and the built console: `npm start`. */
await serveTogether({
  name: 'start',
  about: 'Starts the local server and the console, builds the console if needed, and prints its address.',
  // DEP0060: http-proxy has an old call, about which Node 22 and later warn whoever starts the console.
  clientCommand: `node --disable-warning=DEP0060 --import tsx scripts/preview.ts ${DIRECTORY}`,
  prepare: () => {
    buildConsole(fileURLToPath(new URL(`../${DIRECTORY}`, import.meta.url)));
  },
});
