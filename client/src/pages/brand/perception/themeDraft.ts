import * as v from 'valibot';
import type { Theme } from '../../../api/brandCentreSchemas.ts';

const rowSchema = v.object({ key: v.number(), name: v.string(), words: v.array(v.string()) });
/** A theme while it is edited; `key` tells rows apart whose names change. */
export type ThemeRow = v.InferOutput<typeof rowSchema>;

/** Of the project's own; the server takes no more. */
export const MOST_THEMES = 20;

export function rowsOf(themes: readonly Theme[]): readonly ThemeRow[] {
  return themes.filter((theme) => !theme.built_in).map(({ name, words }, key) => ({ key, name, words }));
}

/** What was kept from last time; null when nothing was, or when it cannot be read. */
export function readRows(stored: unknown): readonly ThemeRow[] | null {
  const parsed = v.safeParse(v.array(rowSchema), stored);
  return parsed.success ? parsed.output : null;
}

export function withTheme(rows: readonly ThemeRow[]): readonly ThemeRow[] {
  return [...rows, { key: 1 + Math.max(0, ...rows.map(({ key }) => key)), name: '', words: [] }];
}

/** The rows that are sent: those added and left empty are none. */
export function filledRows(rows: readonly ThemeRow[]): readonly ThemeRow[] {
  return rows.filter(({ name, words }) => name.trim() !== '' || words.length > 0);
}
