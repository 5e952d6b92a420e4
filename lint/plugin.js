import { bans } from './bans.js';
import { confinement } from './confinement.js';
import { directions } from './directions.js';

/** Rules of this project that oxlint's own cannot express. `.oxlintrc.json` says where each applies. */
const plugin = { meta: { name: 'house' }, rules: { directions, confinement, ...bans } };

// oxlint loads plugins by their default export.
export default plugin;
