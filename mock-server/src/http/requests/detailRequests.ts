import * as v from 'valibot';
import { idField, textField } from './fields.ts';
import { filterEntries } from './filterRequests.ts';

/** Id of a prompt or topic, and the filter form. */
export const detailRequest = v.object({ ...filterEntries, id: idField });

/** A registrable domain or host, also as pasted from an address bar, and the filter form. */
export const domainRequest = v.object({ ...filterEntries, domain: v.pipe(textField(8192), v.nonEmpty()) });
