import { PROJECT_PARAM } from './paths.ts';

/** The project id in an address; null if there is none. */
export function projectOfSearch(search: string): string | null {
  const id = new URLSearchParams(search).get(PROJECT_PARAM);
  return id === '' ? null : id;
}

/** The query string with a project as its last parameter; every other parameter stays as written. */
export function withProject(search: string, projectId: string): string {
  const rest = search
    .replace(/^\?/u, '')
    .split('&')
    .filter((part) => part !== '' && part.split('=')[0] !== PROJECT_PARAM);
  return `?${[...rest, `${PROJECT_PARAM}=${encodeURIComponent(projectId)}`].join('&')}`;
}
