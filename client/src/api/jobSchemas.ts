import * as v from 'valibot';

/** A long-running job: poll until it is done or failed. `share` 0 to 1. */
export const jobEntries = { job_id: v.string(), share: v.number() };
