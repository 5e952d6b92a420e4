import { paths } from '#client/lib/paths.ts';
import type { ApiQuery } from './AssistantApi.ts';
import type { Days } from './scope.ts';

type Query = Readonly<Record<string, string | undefined>>;

interface Shown {
  readonly project: string;
  readonly filters: ApiQuery;
}

/** URL of a console page, with the project and the filters of its figures. */
export function pageOf(consoleUrl: string, path: keyof typeof paths, scope: Shown, query: Query = {}): string {
  const [pattern = '', search = ''] = paths[path].href({ ...query, project: scope.project }).split('?');
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(scope.filters)) {
    if (name === 'time_zone' || value === undefined || value === '') continue;
    if (typeof value === 'object') for (const item of value) params.append(name, item);
    else params.set(name, String(value));
  }
  return `${consoleUrl}${pattern}?${params.toString()}`;
}

/** Replaces the days in a URL; a URL of a page without days stays. */
export function withDays(address: string, { start_time: start, end_time: end }: Days): string {
  const url = new URL(address);
  if (!url.searchParams.has('start_time')) return address;
  url.searchParams.set('start_time', start);
  url.searchParams.set('end_time', end);
  return url.href;
}

/** URL that opens one answer. */
export function answerPage(consoleUrl: string, project: string, id: string): string {
  return `${consoleUrl}${paths.answerIndex.href({ project, answer: id })}`;
}
