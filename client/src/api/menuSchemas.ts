import * as v from 'valibot';

/**
 * An entry of the navigation menu, built in or from the server. A title is a message id of the catalogue when there is one
 * of that name (`menu.answer`), else it is shown as it stands. `path` is an address in the app; `url` an external https link.
 */
export interface MenuEntry {
  readonly name: string;
  readonly title: string;
  readonly icon?: string | undefined;
  readonly path?: string | undefined;
  readonly url?: string | undefined;
  readonly children?: readonly MenuEntry[] | undefined;
}

export const menuEntrySchema: v.GenericSchema<unknown, MenuEntry> = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  title: v.pipe(v.string(), v.nonEmpty()),
  icon: v.optional(v.string()),
  path: v.optional(v.pipe(v.string(), v.regex(/^\/(?![/\\])/u))),
  url: v.optional(v.pipe(v.string(), v.regex(/^https:\/\//u))),
  children: v.optional(v.array(v.lazy(() => menuEntrySchema))),
});
export const menuSchema = v.array(menuEntrySchema);
