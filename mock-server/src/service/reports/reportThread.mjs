// A worker thread does not take over its parent's loader of TypeScript, so it brings its own.
import { register } from 'tsx/esm/api';

register();
const { serveReports } = await import('./serveReports.ts');
serveReports();
