import * as v from 'valibot';
import { MOST_SEARCH_LETTERS } from '#client/api/schemas/viewSchemas.ts';
import { isViewPage } from '#client/lib/paths.ts';
import { viewSearch } from '#client/lib/viewSearch.ts';
import { idField, isPrintable, textField } from './fields.ts';

const versionField = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000));

/** Parsed as a query string and serialised again: only parameters are stored, whatever was sent. */
const searchField = v.pipe(
  v.string(),
  v.maxLength(MOST_SEARCH_LETTERS),
  v.check(isPrintable, 'printable'),
  v.transform(viewSearch),
  v.string(),
);

export const saveViewRequest = v.object({
  /** Empty: creates a view. */
  id: v.pipe(v.string(), v.maxLength(200)),
  /** The version that the edit started from; 0 for a new view. */
  version: versionField,
  // Above the limit of names: the rule below reports the limit in graphemes.
  name: textField(400),
  /** Path of one of the app's pages, so that no view leads to another site. */
  page: v.pipe(v.string(), v.maxLength(100), v.check(isViewPage, 'view_page'), v.examples(['/overview/index'])),
  search: searchField,
});

export const shareViewRequest = v.object({ id: idField, version: versionField, shared: v.boolean() });

export const viewRequest = v.object({ id: idField });
