// A worker thread does not inherit its parent's TypeScript loader, so it registers its own.
import { register } from 'tsx/esm/api';

register();
const { serveMentions } = await import('./serveMentions.ts');
serveMentions();
