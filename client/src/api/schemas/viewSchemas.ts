import * as v from 'valibot';
import { namedRefSchema } from '../namedRefSchemas.ts';
import { instantSchema } from '../timeSchemas.ts';

/** Views per person and project. */
export const MOST_VIEWS = 100;
/** Longest view name, in user-perceived characters. */
export const MOST_NAME_LETTERS = 40;
/** Longest search part of an address, without its question mark. */
export const MOST_SEARCH_LETTERS = 4000;

/** A named page of a project with its filters, window, columns and order, as in the address. */
export const savedViewSchema = v.object({
  id: v.string(),
  name: v.string(),
  project_id: v.string(),
  /** Path of a page that shows one project. */
  page: v.string(),
  /** Search part of the address, without question mark and project. */
  search: v.string(),
  /** Whether every member who may see the project has it. */
  shared: v.boolean(),
  /** The name is empty for an owner who left the team. */
  owner: namedRefSchema,
  mine: v.boolean(),
  /** Whether the caller may rename, update and delete it: the owner may; for a shared view only with level edit, and admins too. */
  may_change: v.boolean(),
  /** Grows with each change: a change to an older version is refused. */
  version: v.number(),
});
export type SavedView = v.InferOutput<typeof savedViewSchema>;

/** GET /api/front/view/index: the caller's own views of the project and the shared ones, by name. */
export const viewListSchema = v.object({ list: v.array(savedViewSchema) });

/** GET /api/front/view/show: a view by its id, in any project; or the note that it was deleted. */
export const viewLookupSchema = v.object({
  view: v.nullable(savedViewSchema),
  /** Name and deletion time (ISO); null where the view exists. */
  deleted: v.nullable(v.object({ name: v.string(), at: instantSchema })),
});
export type ViewLookup = v.InferOutput<typeof viewLookupSchema>;
