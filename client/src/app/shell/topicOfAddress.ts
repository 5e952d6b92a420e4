import type { NamedRef } from '../../api/namedRefSchemas.ts';
import { paths } from '../../lib/paths.ts';

/**
 * What the reader calls the topic that an address is about. The address says a name too, of whoever made it, perhaps in another language.
 * @param query of the address
 * @param topics of the current project
 * @returns null where it is about none of them
 */
export function topicOfAddress(pathname: string, query: URLSearchParams, topics: readonly NamedRef[]): string | null {
  if (pathname !== paths.topicIndex.pattern) return null;
  const id = query.get('id');
  return topics.find((topic) => topic.id === id)?.name ?? null;
}

/** The query with the reader's name in the place of the one it says. */
export function inReadersWords(pathname: string, query: URLSearchParams, topics: readonly NamedRef[]): URLSearchParams {
  const topic = topicOfAddress(pathname, query, topics);
  if (topic === null || !query.has('breadcrumb')) return query;
  const renamed = new URLSearchParams(query);
  renamed.set('breadcrumb', topic);
  return renamed;
}
