import { stages } from '../../api/stageSchemas.ts';
import type { Stage } from '../../api/stageSchemas.ts';
import type { TableSort } from '../../components/table/DataColumn.ts';

export const insightTabs = ['themes', 'unmet', 'prompts'] as const;
export type InsightTab = (typeof insightTabs)[number];
export const themeSorts = ['questions', 'answers', 'visibility', 'change', 'unmet'] as const;
export type ThemeSort = (typeof themeSorts)[number];
export const unmetSorts = ['missed', 'answers', 'text', 'visibility'] as const;
export type UnmetSort = (typeof unmetSorts)[number];
export const traitSorts = ['text', 'persona', 'stage', 'answers', 'visibility'] as const;
export type TraitSort = (typeof traitSorts)[number];
export const unmetKinds = ['nobody', 'rivals'] as const;

/** What /userInsights/index shows besides the filters. */
export interface InsightPlace {
  readonly tab: InsightTab;
  readonly themeSort: TableSort<ThemeSort>;
  readonly unmetSort: TableSort<UnmetSort>;
  readonly kind: (typeof unmetKinds)[number] | null;
  /** Region and language of unmet questions; `none` stands for no region. Empty: all. */
  readonly region: string;
  readonly language: string;
  readonly promptSort: TableSort<TraitSort>;
  /** Words of the prompts that are listed. */
  readonly q: string;
  /** Empty: all. */
  readonly persona: string;
  readonly stage: Stage | null;
  /** The dialog of own personas is open. */
  readonly editsPersonas: boolean;
}

export const defaultThemeSort: TableSort<ThemeSort> = { key: 'questions', order: 'desc' };
export const defaultUnmetSort: TableSort<UnmetSort> = { key: 'missed', order: 'desc' };
export const defaultPromptSort: TableSort<TraitSort> = { key: 'text', order: 'asc' };

const orders = ['asc', 'desc'] as const;
/** As many letters as the server takes. */
const MOST_LETTERS = 200;

const oneOf = <T extends string>(options: readonly T[], text: string | null | undefined): T | null =>
  options.find((option) => option === text) ?? null;

function parseSort<T extends string>(options: readonly T[], text: string | null, usual: TableSort<T>): TableSort<T> {
  const [name, direction] = (text ?? '').split('.');
  const key = oneOf(options, name);
  const order = oneOf(orders, direction);
  return key === null || order === null ? usual : { key, order };
}

const words = (params: URLSearchParams, name: string): string => (params.get(name) ?? '').slice(0, MOST_LETTERS);

/** What the page shows for an address. Total: what makes no sense is the default, nothing throws. */
export function parseInsightSearch(params: URLSearchParams): InsightPlace {
  return {
    tab: oneOf(insightTabs, params.get('tab')) ?? 'themes',
    themeSort: parseSort(themeSorts, params.get('theme_sort'), defaultThemeSort),
    unmetSort: parseSort(unmetSorts, params.get('unmet_sort'), defaultUnmetSort),
    kind: oneOf(unmetKinds, params.get('kind')),
    region: words(params, 'region'),
    language: words(params, 'language'),
    promptSort: parseSort(traitSorts, params.get('sort'), defaultPromptSort),
    q: words(params, 'q'),
    persona: words(params, 'persona'),
    stage: oneOf(stages, params.get('stage')),
    editsPersonas: params.get('edit') === 'personas',
  };
}

const sortText = ({ key, order }: TableSort<string>): string => `${key}.${order}`;

function entriesOf(place: InsightPlace): readonly (readonly [name: string, value: string, usual: string])[] {
  return [
    ['tab', place.tab, 'themes'],
    ['theme_sort', sortText(place.themeSort), sortText(defaultThemeSort)],
    ['unmet_sort', sortText(place.unmetSort), sortText(defaultUnmetSort)],
    ['kind', place.kind ?? '', ''],
    ['region', place.region, ''],
    ['language', place.language, ''],
    ['sort', sortText(place.promptSort), sortText(defaultPromptSort)],
    ['q', place.q, ''],
    ['persona', place.persona, ''],
    ['stage', place.stage ?? '', ''],
    ['edit', place.editsPersonas ? 'personas' : '', ''],
  ];
}

/** The address of a place; what is as by default is left out. */
export function formatInsightSearch(place: InsightPlace): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value, usual] of entriesOf(place)) if (value !== usual) params.set(name, value);
  return params;
}

/** The parameters that belong to this page. */
export const insightNames: readonly string[] = entriesOf(parseInsightSearch(new URLSearchParams())).map(
  ([name]) => name,
);
