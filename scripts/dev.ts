import { serveTogether } from './lib/serveTogether.ts';

/** The mock and the client's development server, for whoever changes the code: `npm run dev`. */
await serveTogether(
  'node node_modules/vite/bin/vite.js --config client/vite.config.ts --logLevel warn --clearScreen false',
);
