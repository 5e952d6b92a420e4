import { PROJECT_PARAM } from './paths.ts';

/** The project that an address names; null when it names none. */
export function projectOfSearch(search: string): string | null {
  const id = new URLSearchParams(search).get(PROJECT_PARAM);
  return id === '' ? null : id;
}

/** The search part of an address with a project in it, in the last place; every other parameter stays as it is written. */
export function withProject(search: string, projectId: string): string {
  const rest = search
    .replace(/^\?/u, '')
    .split('&')
    .filter((part) => part !== '' && part.split('=')[0] !== PROJECT_PARAM);
  return `?${[...rest, `${PROJECT_PARAM}=${encodeURIComponent(projectId)}`].join('&')}`;
}
