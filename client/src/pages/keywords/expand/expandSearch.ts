import {
  askedRegionSchema,
  askingPersonaSchema,
  constraintSchema,
  expandLanguageSchema,
} from '../../../api/expandSchemas.ts';
import type { ExpandChoice } from '../../../api/expandSchemas.ts';
import { intentSchema } from '../../../api/promptSchemas.ts';
import { stages } from '../../../api/stageSchemas.ts';
import type { TableSort } from '../../../components/table/DataColumn.ts';
import { parseSort } from '../parseSort.ts';

/** The lists of a choice, each with what it may hold. */
export const expandLists = {
  intents: intentSchema.options,
  stages,
  personas: askingPersonaSchema.options,
  constraints: constraintSchema.options,
  regions: askedRegionSchema.options,
} as const;
export type ExpandList = keyof typeof expandLists;
export const expandOrigins = ['template', 'search', 'related'] as const;
export type ExpandOrigin = (typeof expandOrigins)[number];
export const questionSorts = ['text', 'state', 'origin', 'seen', 'intent', 'stage', 'topic'] as const;
export type QuestionSort = (typeof questionSorts)[number];

export interface ExpandPlace extends ExpandChoice {
  readonly ids: readonly string[];
  /** Null: wherever they come from. */
  readonly origin: ExpandOrigin | null;
  /** Leaves out what is asked already, or nearly so. */
  readonly onlyNew: boolean;
  readonly q: string;
  /** Null: what was seen first, then the templates in their order. */
  readonly sort: TableSort<QuestionSort> | null;
}

function parseList<T extends string>(text: string | null, options: readonly T[]): readonly T[] {
  const wanted = (text ?? '').split(',');
  return options.filter((option) => wanted.includes(option));
}

/** What the page shows for an address. Total: what makes no sense is left out, nothing throws. */
export function parseExpandSearch(params: URLSearchParams): ExpandPlace {
  const ids = (params.get('ids') ?? '').split(',').filter((id) => id !== '');
  return {
    ids: [...new Set(ids)],
    intents: parseList(params.get('intents'), expandLists.intents),
    stages: parseList(params.get('stages'), expandLists.stages),
    personas: parseList(params.get('personas'), expandLists.personas),
    constraints: parseList(params.get('constraints'), expandLists.constraints),
    regions: parseList(params.get('regions'), expandLists.regions),
    language: expandLanguageSchema.options.find((language) => language === params.get('language')) ?? 'auto',
    origin: expandOrigins.find((origin) => origin === params.get('origin')) ?? null,
    onlyNew: params.get('new') === '1',
    q: params.get('q') ?? '',
    sort: parseSort(params.get('sort'), questionSorts),
  };
}

/** The address of a place; what is as by default is left out. */
export function formatExpandSearch(place: ExpandPlace): URLSearchParams {
  const params = new URLSearchParams();
  if (place.ids.length > 0) params.set('ids', place.ids.join(','));
  for (const name of ['intents', 'stages', 'personas', 'constraints', 'regions'] as const) {
    if (place[name].length > 0) params.set(name, place[name].join(','));
  }
  if (place.language !== 'auto') params.set('language', place.language);
  if (place.origin !== null) params.set('origin', place.origin);
  if (place.onlyNew) params.set('new', '1');
  if (place.q !== '') params.set('q', place.q);
  if (place.sort !== null) params.set('sort', `${place.sort.key}.${place.sort.order}`);
  return params;
}

/** The parameters that belong to this page. */
export const expandNames: readonly string[] = [
  'ids',
  'intents',
  'stages',
  'personas',
  'constraints',
  'regions',
  'language',
  'origin',
  'new',
  'q',
  'sort',
];
