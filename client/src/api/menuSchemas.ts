import * as v from 'valibot';
import { lenientList, lenientText } from './lenientSchemas.ts';

/**
 * An entry of the navigation menu, built in or from the server. A title is a message id of the catalogue if one exists (`menu.answer`),
 * else it is shown as is. `path` is an address in the app; `url` an external https link.
 */
export interface MenuEntry {
  readonly name: string;
  readonly title: string;
  readonly icon?: string | undefined;
  readonly path?: string | undefined;
  readonly url?: string | undefined;
  readonly children?: readonly MenuEntry[] | undefined;
}

const addressIn = (pattern: RegExp) =>
  v.pipe(
    v.nullish(v.string()),
    v.transform((address) => (address === null || address === '' ? undefined : address)),
    v.optional(v.pipe(v.string(), v.regex(pattern))),
  );

export const menuEntrySchema: v.GenericSchema<unknown, MenuEntry> = v.pipe(
  v.object({
    name: lenientText,
    title: lenientText,
    icon: lenientText,
    path: v.optional(addressIn(/^\/(?![/\\])/u)),
    url: v.optional(addressIn(/^https:\/\//u)),
    children: v.optional(
      v.lazy(() => menuSchema),
      null,
    ),
  }),
  // Name and title substitute for each other.
  v.check(({ name, title }) => name !== '' || title !== '', 'An entry needs a name or a title'),
  v.transform(({ name, title, icon, children, ...entry }) => ({
    ...entry,
    name: name === '' ? title : name,
    title: title === '' ? name : title,
    icon: icon === '' ? undefined : icon,
    children: children.length === 0 ? undefined : children,
  })),
);
/** A menu; entries that are invalid, or link out of the app other than by https, are left out. */
export const menuSchema = v.optional(lenientList('menu entries', menuEntrySchema), null);
