import { isIsoDate } from '#client/lib/dates.ts';
import { haveCommonDay } from '#client/lib/haveCommonDay.ts';
import { partOf } from '#client/lib/search/unreadParams.ts';
import type { FilterForm } from '#client/stores/FiltersStore.ts';
import type { DateWindow } from './datePresets.ts';

/** Parameter names of the filters in an address; other parameters are left alone. */
export const DATE_NAMES = ['start_time', 'end_time', 'compare_start_time', 'compare_end_time'] as const;
const LIST_NAMES = ['topic_ids', 'platform_ids'] as const;
const KEYWORDS = 'keyword_ids';
const BRANDED = 'branded';
const TAG = 'tag';
export const filterNames: readonly string[] = [...DATE_NAMES, ...LIST_NAMES, KEYWORDS, BRANDED, TAG];

const withoutEmpty = (ids: readonly string[]): string[] => [...new Set(ids.filter((id) => id !== ''))];
const normalKeywords = (text: string): string => withoutEmpty(text.split(',')).join(',');
const isWindow = (start: string, end: string): boolean => isIsoDate(start) && isIsoDate(end) && start <= end;

function parseWindow(params: URLSearchParams, defaults: FilterForm): Pick<FilterForm, 'start_time' | 'end_time'> {
  const start = params.get('start_time') ?? defaults.start_time;
  const end = params.get('end_time') ?? defaults.end_time;
  if (isWindow(start, end)) return { start_time: start, end_time: end };
  return { start_time: defaults.start_time, end_time: defaults.end_time };
}

function parseComparison(params: URLSearchParams): DateWindow | null {
  const start = params.get('compare_start_time') ?? '';
  const end = params.get('compare_end_time') ?? '';
  return isWindow(start, end) ? { start, end } : null;
}

/** The days to compare with in an address, if the chosen period has some of them: the default applies, as answers would count on both sides. */
export function overlappingComparison(params: URLSearchParams, defaults: FilterForm): DateWindow | null {
  const compared = parseComparison(params);
  const { start_time: start, end_time: end } = parseWindow(params, defaults);
  return compared !== null && haveCommonDay(compared, { start, end }) ? compared : null;
}

function parseBranded(text: string | null): FilterForm['branded'] {
  return text === 'branded' || text === 'unbranded' ? text : '';
}

/** Parses the filters of an address. Never throws: missing or invalid values are the defaults. */
export function parseFilterSearch(params: URLSearchParams, defaults: FilterForm): FilterForm {
  const compared = overlappingComparison(params, defaults) === null ? parseComparison(params) : null;
  return {
    ...parseWindow(params, defaults),
    topic_ids: withoutEmpty(params.getAll('topic_ids')),
    platform_ids: withoutEmpty(params.getAll('platform_ids')),
    keyword_ids: normalKeywords(params.get(KEYWORDS) ?? ''),
    // The label is derived from the ids and the loaded list, so it is not in the address.
    keywordsLabel: '',
    compare_start_time: compared?.start ?? '',
    compare_end_time: compared?.end ?? '',
    branded: parseBranded(params.get(BRANDED)),
    tag: params.get(TAG) ?? '',
  };
}

/** Filter parameters of an address that cannot be parsed, verbatim; their defaults apply. */
export function unreadFilters(params: URLSearchParams, defaults: FilterForm): readonly string[] {
  const given = (names: readonly string[]): string[] =>
    names.flatMap((name) => {
      const value = params.get(name) ?? '';
      return value === '' ? [] : [partOf(name, value)];
    });
  const [start, end, compareStart, compareEnd] = DATE_NAMES;
  const days = isWindow(params.get(start) ?? defaults.start_time, params.get(end) ?? defaults.end_time);
  return [
    ...(days ? [] : given([start, end])),
    ...(parseComparison(params) !== null ? [] : given([compareStart, compareEnd])),
    ...(parseBranded(params.get(BRANDED)) === '' ? given([BRANDED]) : []),
  ];
}

/** Search parameters of filters; defaults are omitted. */
export function formatFilterSearch(form: FilterForm, defaults: FilterForm): URLSearchParams {
  const params = new URLSearchParams();
  if (form.start_time !== defaults.start_time || form.end_time !== defaults.end_time) {
    params.set('start_time', form.start_time);
    params.set('end_time', form.end_time);
  }
  if (isWindow(form.compare_start_time, form.compare_end_time)) {
    params.set('compare_start_time', form.compare_start_time);
    params.set('compare_end_time', form.compare_end_time);
  }
  for (const name of LIST_NAMES) for (const id of withoutEmpty(form[name])) params.append(name, id);
  const keywords = normalKeywords(form.keyword_ids);
  if (keywords !== '') params.set(KEYWORDS, keywords);
  if (form.branded !== '') params.set(BRANDED, form.branded);
  if (form.tag !== '') params.set(TAG, form.tag);
  return params;
}

/** Whether "reset" would change anything. */
export function differsFromDefaults(form: FilterForm, defaults: FilterForm): boolean {
  return formatFilterSearch(form, defaults).size > 0;
}

/** A query string with these filters; other parameters stay, those in `dropped` are removed. */
export function withFilters(
  search: string,
  form: FilterForm,
  defaults: FilterForm,
  dropped: readonly string[] = [],
): string {
  const params = new URLSearchParams(search);
  for (const name of [...filterNames, ...dropped]) params.delete(name);
  for (const [name, value] of formatFilterSearch(form, defaults)) params.append(name, value);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
