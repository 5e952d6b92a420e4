import * as v from 'valibot';
import { optionListSchema } from '#client/api/filterSchemas.ts';
import { isIsoDate } from '#client/lib/dates.ts';
import { canonicalZone } from '#client/lib/zoneClock.ts';
import type { ApiQuery, AssistantApi } from './AssistantApi.ts';
import { ArgumentError } from './Tool.ts';

const day = v.pipe(
  v.string('Use a date like 2026-03-01 (YYYY-MM-DD).'),
  v.check(isIsoDate, 'Use a date like 2026-03-01 (YYYY-MM-DD).'),
);
const names = v.pipe(
  v.array(v.string('Use ids or names as strings.'), 'Use a list of ids or names, such as ["kimi"].'),
  v.maxLength(100, 'Use at most 100.'),
);

/** The project argument; `list_projects` returns the ids. */
export const projectEntry = {
  project: v.pipe(
    v.string('Use a project id as a string; list_projects has them.'),
    v.nonEmpty('Use a project id; list_projects has them.'),
    v.maxLength(200, 'An id can have at most 200 characters.'),
    v.description('Project id, from list_projects.'),
  ),
};

/** The argument for a brand other than the own one. */
export const brandEntry = v.pipe(
  v.string('Use a brand id as a string; the leaderboard of overview has them.'),
  v.nonEmpty('Leave it out instead of sending an empty string.'),
  v.maxLength(200, 'Use at most 200 characters.'),
  v.description('Brand id, from the leaderboard of overview; default: your brand.'),
);

/** The default time zone of days, the same as of the API's calls. */
export const USUAL_ZONE = 'Asia/Shanghai';
const ZONE_WORDS = 'Use an IANA time zone such as Europe/Berlin.';

/** The time zone of a reply's days; every window names it. */
export const zoneEntry = {
  time_zone: v.optional(
    v.pipe(
      v.string(ZONE_WORDS),
      v.check((name) => canonicalZone(name) !== null, ZONE_WORDS),
      // The JSON schema for assistants describes the input, before the transform.
      v.description('IANA time zone in which days are counted, such as Europe/Berlin.'),
      v.transform((name) => canonicalZone(name) ?? name),
    ),
    USUAL_ZONE,
  ),
};

const windowEntries = {
  start: v.optional(
    v.pipe(
      day,
      v.description(
        'First day in time_zone, YYYY-MM-DD. Without start and end, the reply uses the default window and names it.',
      ),
    ),
  ),
  end: v.optional(v.pipe(day, v.description('Last day, included.'))),
  ...zoneEntry,
};

/** The filter arguments. */
export const sliceEntries = {
  ...windowEntries,
  platforms: v.optional(v.pipe(names, v.description('Ids or names of platforms (answer engines); default: all.'))),
  topics: v.optional(v.pipe(names, v.description('Ids or names of topics; default: all.'))),
};

export const scopeEntries = { ...projectEntry, ...sliceEntries };

export interface SliceArgs {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  readonly time_zone: string;
  readonly platforms?: readonly string[] | undefined;
  readonly topics?: readonly string[] | undefined;
}

/** The selected answers: the project, and the filters as API parameters. */
export interface Scope {
  readonly project: string;
  readonly filters: ApiQuery & { readonly time_zone: string };
}

/** First and last day, inclusive, as API parameters. */
export interface Days {
  readonly start_time: string;
  readonly end_time: string;
}

/** The selection with the reply's days, also when the server chose them, so that the linked pages show the same figures later. */
export function inDays(scope: Scope, { start_time, end_time }: Days): Scope {
  return { ...scope, filters: { ...scope.filters, start_time, end_time } };
}

/** Days, and those that they are compared with. */
export interface ComparedDays extends Days {
  readonly previous_start_time: string;
  readonly previous_end_time: string;
}

/** The comparison window of a report. */
export function previousDays(report: ComparedDays): Days {
  return { start_time: report.previous_start_time, end_time: report.previous_end_time };
}

/** The days of a reply, named like the arguments that select them. */
export function daysIn({ start_time: start, end_time: end }: Days, time_zone: string) {
  return { start, end, time_zone };
}

/** The days of a reply and those that they are compared with, as every tool names them. Null: there are none. */
export function windowsOf(days: ComparedDays | null, time_zone: string) {
  return days === null
    ? { window: null, compared_with: null }
    : { window: daysIn(days, time_zone), compared_with: daysIn(previousDays(days), time_zone) };
}

/** @throws ArgumentError for a window that ends before it starts, and for unknown names, with the known ones */
export async function loadScope(project: string, args: SliceArgs, api: AssistantApi): Promise<Scope> {
  const { start, end, time_zone, platforms = [], topics = [] } = args;
  if (start !== undefined && end !== undefined && start > end) {
    throw new ArgumentError(`start (${start}) is after end (${end}). Put the earlier day first.`);
  }
  if ((start === undefined) !== (end === undefined)) {
    throw new ArgumentError('Set both start and end, or neither.');
  }
  return {
    project,
    filters: {
      time_zone,
      ...(start !== undefined && { start_time: start, end_time: end }),
      platform_ids: await findIds('platforms', '/api/front/platform/index', platforms, project, api),
      topic_ids: await findIds('topics', '/api/front/topic/index', topics, project, api),
    },
  };
}

async function findIds(
  field: string,
  path: string,
  wanted: readonly string[],
  project: string,
  api: AssistantApi,
): Promise<readonly string[]> {
  if (wanted.length === 0) return [];
  const { list } = await api.get(path, optionListSchema, {}, project);
  return wanted.map((text) => {
    const found = namedBy(list, text);
    if (found !== null) return found.id;
    const known = list.map(({ id, name }) => `${id} (${name})`).join(', ');
    throw new ArgumentError(`${field}: the project has no "${text}". It has: ${known || 'none'}.`);
  });
}

/** Finds an entry by id, by name, or by a part of a name that is unique. */
function namedBy<T extends { readonly id: string; readonly name: string }>(list: readonly T[], text: string): T | null {
  const wanted = text.trim().toLowerCase();
  const exact = list.find(({ id, name }) => id === text || name.toLowerCase() === wanted);
  if (exact !== undefined || wanted === '') return exact ?? null;
  const [part, other] = list.filter(({ name }) => name.toLowerCase().includes(wanted));
  return other === undefined ? (part ?? null) : null;
}

export const MOST_ROWS = 50;
/** The page argument of lists. */
export const pageEntries = {
  page: v.optional(
    v.pipe(v.number('Use a number.'), v.integer('Use a whole number.'), v.minValue(1, 'Pages start at 1.')),
    1,
  ),
  page_size: v.optional(
    v.pipe(
      v.number('Use a number.'),
      v.integer('Use a whole number.'),
      v.minValue(1, 'A page has at least 1 row.'),
      v.maxValue(MOST_ROWS, `A page has at most ${String(MOST_ROWS)} rows. Ask for the next page to get more.`),
    ),
    20,
  ),
};

/** The paging part of a reply, and how to get the next page. */
export function pageNote(
  total: number,
  { page, page_size: size }: { readonly page: number; readonly page_size: number },
) {
  const pages = Math.max(1, Math.ceil(total / size));
  return { total, page, pages, ...(page < pages && { next: `For more, ask for page ${String(page + 1)}.` }) };
}
