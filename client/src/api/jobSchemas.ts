import * as v from 'valibot';

/** Work that takes a while: asked for again until it is done or failed. `share` 0 to 1. */
export const jobEntries = { job_id: v.string(), share: v.number() };
