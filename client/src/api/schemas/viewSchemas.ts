import * as v from 'valibot';
import { namedRefSchema } from '../namedRefSchemas.ts';
import { instantSchema } from '../timeSchemas.ts';

/** So many views one person may have of one project. */
export const MOST_VIEWS = 100;
/** Of the name of a view, in characters as people count them. */
export const MOST_NAME_LETTERS = 40;
/** Of the search part of an address, without its question mark. */
export const MOST_SEARCH_LETTERS = 4000;

/** A view of a project under a name: a page with its filters, window, columns and order, as they stand in the address. */
export const savedViewSchema = v.object({
  id: v.string(),
  name: v.string(),
  project_id: v.string(),
  /** The path of a page of the app that shows one project. */
  page: v.string(),
  /** The search part of its address, without its question mark and without the project. */
  search: v.string(),
  /** Whether everybody of the team who may see the project has it. */
  shared: v.boolean(),
  /** Whose it is; the name is empty where they left the team. */
  owner: namedRefSchema,
  mine: v.boolean(),
  /** Whether the caller may rename, update and delete it: its owner; a shared one only who may edit, admins too. */
  may_change: v.boolean(),
  /** Goes up with each change: one made to an older version is refused. */
  version: v.number(),
});
export type SavedView = v.InferOutput<typeof savedViewSchema>;

/** GET /api/front/view/index: the caller's own views of the project and the shared ones, by name. */
export const viewListSchema = v.object({ list: v.array(savedViewSchema) });

/** GET /api/front/view/show: a view by its id, whatever the project; or that it was deleted. */
export const viewLookupSchema = v.object({
  view: v.nullable(savedViewSchema),
  /** Its name and when it was deleted, an ISO instant; null where it is there. */
  deleted: v.nullable(v.object({ name: v.string(), at: instantSchema })),
});
export type ViewLookup = v.InferOutput<typeof viewLookupSchema>;
