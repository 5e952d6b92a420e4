import * as v from 'valibot';
import { MOST_SEARCH_LETTERS } from '#client/api/schemas/viewSchemas.ts';
import { isViewPage } from '#client/lib/paths.ts';
import { viewSearch } from '#client/lib/viewSearch.ts';
import { idField, isPrintable, textField } from './fields.ts';

const versionField = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000));

/** Read as an address's search and written anew: whatever was sent, what is kept are parameters and nothing else. */
const searchField = v.pipe(
  v.string(),
  v.maxLength(MOST_SEARCH_LETTERS),
  v.check(isPrintable, 'printable'),
  v.transform(viewSearch),
  v.string(),
);

export const saveViewRequest = v.object({
  /** Empty: a new view. */
  id: v.pipe(v.string(), v.maxLength(200)),
  /** Of what is changed, as it was seen; 0 for a new view. */
  version: versionField,
  // Longer than a name may be: how much longer is said by the rule, in characters as people count them.
  name: textField(400),
  /** One of the app's own pages, so that no view leads out of it. */
  page: v.pipe(v.string(), v.maxLength(100), v.check(isViewPage, 'view_page'), v.examples(['/overview/index'])),
  search: searchField,
});

export const shareViewRequest = v.object({ id: idField, version: versionField, shared: v.boolean() });

export const viewRequest = v.object({ id: idField });
