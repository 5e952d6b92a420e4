import { serveTogether } from './lib/serveTogether.ts';

/** Runs the server and the client's development server: `npm run dev`. */
await serveTogether({
  name: 'dev',
  about: 'Starts the local server and the development server, which shows every change of the code at once.',
  clientCommand:
    'node node_modules/vite/bin/vite.js --config client/vite.config.ts --logLevel warn --clearScreen false',
});
