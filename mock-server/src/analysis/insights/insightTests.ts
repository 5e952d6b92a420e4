import type { AnswerSetQuery } from '#client/api/filterQuery.ts';
import type { AnswerTable } from '../table/AnswerTable.ts';
import { objectionIndex } from './ObjectionIndex.ts';
import { promptTraits } from './promptTraits.ts';
import { questionThemes, type QuestionThemes } from './themes.ts';

type InsightQuery = Pick<
  AnswerSetQuery,
  'brand_id' | 'persona' | 'stage' | 'theme' | 'outside' | 'searched' | 'objection'
>;
type RowTest = (row: number) => boolean;

/** Flags of the prompts of a persona. */
export function personaPrompts(table: AnswerTable, persona: string): Uint8Array {
  return Uint8Array.from(promptTraits(table.project), (traits) => Number(traits.persona === persona));
}

/** Flags of the prompts of a theme; none for an unknown one. */
export function themePrompts(table: AnswerTable, id: string): Uint8Array {
  const { list, ofPrompt } = questionThemes(table);
  const theme = list.findIndex((one) => one.id === id);
  return Uint8Array.from(ofPrompt, (of) => Number(theme >= 0 && of === theme));
}

/** Whether the engine ran a search of a theme (an index) for an answer. */
function hasSearched({ searches }: AnswerTable, { ofSearch }: QuestionThemes, theme: number, row: number): boolean {
  return searches.get(row)?.some((query) => ofSearch.get(query.trim()) === theme) ?? false;
}

function groupTest(table: AnswerTable, { persona, theme, outside, searched }: InsightQuery): RowTest | null {
  if (theme !== undefined && searched !== undefined) {
    const themes = questionThemes(table);
    const index = themes.list.findIndex(({ id }) => id === theme);
    return (row) => index >= 0 && hasSearched(table, themes, index, row);
  }
  const groups = [
    ...(persona === undefined ? [] : [personaPrompts(table, persona)]),
    ...(theme === undefined ? [] : [themePrompts(table, theme)]),
  ];
  const wanted = outside === undefined;
  return groups.length === 0 ? null : (row) => groups.every((flags) => flags[table.prompt[row] ?? 0] === 1) === wanted;
}

/**
 * The tests of user insights on answers: the group of their prompts (`persona`, `theme`; `outside` inverts these), the stage of the
 * prompts, whether a search of the theme was run for them (`searched`, for any prompt), and their objections.
 */
export function insightTests(table: AnswerTable, query: InsightQuery): RowTest[] {
  const tests: RowTest[] = [];
  const group = groupTest(table, query);
  if (group !== null) {
    tests.push(group);
  }
  const { stage, objection, brand_id: brandId } = query;
  if (stage !== undefined) {
    const traits = promptTraits(table.project);
    tests.push((row) => traits[table.prompt[row] ?? 0]?.stage === stage);
  }
  if (objection !== undefined) {
    const index = objectionIndex(table);
    const brand = table.project.brands.findIndex(({ id }) => id === brandId);
    tests.push(
      brand < 0 ? (row) => index.has(row, objection) : (row) => ((index.brandsOf(row, objection) >>> brand) & 1) === 1,
    );
  }
  return tests;
}
