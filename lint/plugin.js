import { bans } from './bans.js';
import { confinement } from './confinement.js';
import { directions } from './directions.js';

/** Rules of this project, for what no rule of oxlint's own can say. `.oxlintrc.json` says where each holds. */
const plugin = { meta: { name: 'house' }, rules: { directions, confinement, ...bans } };

// oxlint takes plugins by their default export.
export default plugin;
