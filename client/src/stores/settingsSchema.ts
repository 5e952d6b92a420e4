import * as v from 'valibot';
import { menuSchema } from '../api/menuSchemas.ts';
import { objectOf } from '../lib/isPlainObject.ts';

/** Limits of the menu width when it is resized. */
export const MENU_WIDTH = { min: 160, default: 208, max: 400 } as const;

/** The app settings, with exactly the fields and defaults of the specification (section 3). */
const settingsSchema = v.object({
  theme: v.fallback(v.picklist(['light', 'dark']), 'light'),
  colorWeak: v.fallback(v.boolean(), false),
  navbar: v.fallback(v.boolean(), true),
  menu: v.fallback(v.boolean(), true),
  topMenu: v.fallback(v.boolean(), false),
  hideMenu: v.fallback(v.boolean(), false),
  menuCollapse: v.fallback(v.boolean(), false),
  footer: v.fallback(v.boolean(), true),
  themeColor: v.fallback(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/iu)), '#165DFF'),
  menuWidth: v.fallback(v.pipe(v.number(), v.minValue(MENU_WIDTH.min), v.maxValue(MENU_WIDTH.max)), MENU_WIDTH.default),
  globalSettings: v.fallback(v.boolean(), false),
  device: v.fallback(v.picklist(['desktop', 'tablet', 'mobile']), 'desktop'),
  tabBar: v.fallback(v.boolean(), false),
  menuFromServer: v.fallback(v.boolean(), false),
  serverMenu: v.fallback(menuSchema, []),
});
export type AppSettings = v.InferOutput<typeof settingsSchema>;
export type Theme = AppSettings['theme'];
export type DeviceKind = AppSettings['device'];

/** Parses stored settings: each field that is missing or corrupt falls back to its default. */
export function parseSettings(stored: unknown): AppSettings {
  return v.parse(settingsSchema, objectOf(stored));
}

export const defaultSettings: AppSettings = parseSettings(null);
