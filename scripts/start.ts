import { fileURLToPath } from 'node:url';
import { buildConsole } from './lib/buildConsole.ts';
import { serveTogether } from './lib/serveTogether.ts';

// Not `dist`: that is what is deployed, and may be set to the API of another host.
const DIRECTORY = '.cache/console';

/** The mock and the built console: `npm start`. */
await serveTogether(`node --import tsx scripts/preview.ts ${DIRECTORY}`, () => {
  buildConsole(fileURLToPath(new URL(`../${DIRECTORY}`, import.meta.url)));
});
