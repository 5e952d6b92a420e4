import { compareStructural } from 'mobx';
import * as v from 'valibot';
import type { Theme } from '#client/api/brandCentreSchemas.ts';
import { foldName } from '#client/lib/rows/foldText.ts';
import type { ListShape } from '#client/stores/useListDraft.ts';

const rowSchema = v.object({ key: v.number(), name: v.string(), words: v.array(v.string()) });
/** A theme in the editor; `key` identifies rows while their names change. */
export type ThemeRow = v.InferOutput<typeof rowSchema>;

/** The server's limit of own themes per project. */
export const MOST_THEMES = 20;

export function rowsOf(themes: readonly Theme[]): readonly ThemeRow[] {
  return themes.filter((theme) => !theme.built_in).map(({ name, words }, key) => ({ key, name, words }));
}

const named = ({ name }: ThemeRow): string => foldName(name);

/** Themes as a list that others may change concurrently; a theme is identified by its name. */
export const themeRows: ListShape<ThemeRow> = {
  item: rowSchema,
  isOne: (some, other) => named(some) === named(other),
  isSame: (some, other) => some.name === other.name && compareStructural(some.words, other.words),
};

export function withTheme(rows: readonly ThemeRow[]): readonly ThemeRow[] {
  return [...rows, { key: 1 + Math.max(0, ...rows.map(({ key }) => key)), name: '', words: [] }];
}

/** The fields of a theme that are sent. */
export const typedTheme = ({ name, words }: Pick<ThemeRow, 'name' | 'words'>) => ({ name: name.trim(), words });

/** The rows to send: without added rows that were left empty. */
export function filledRows(rows: readonly ThemeRow[]): readonly ThemeRow[] {
  return rows.filter(({ name, words }) => name.trim() !== '' || words.length > 0);
}
