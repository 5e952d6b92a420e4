import type { NamedRef } from '#client/api/namedRefSchemas.ts';
import { paths } from '#client/lib/paths.ts';

/**
 * The topic of an address by its name for this reader. The address also holds a name, but in the language of whoever created the link.
 * @param query of the address
 * @param topics of the current project
 * @returns null if it is about none of them
 */
export function topicOfAddress(pathname: string, query: URLSearchParams, topics: readonly NamedRef[]): string | null {
  if (pathname !== paths.topicIndex.pattern) return null;
  const id = query.get('id');
  return topics.find((topic) => topic.id === id)?.name ?? null;
}

/** The query with its topic name replaced by the reader's. */
export function inReadersWords(pathname: string, query: URLSearchParams, topics: readonly NamedRef[]): URLSearchParams {
  const topic = topicOfAddress(pathname, query, topics);
  if (topic === null || !query.has('breadcrumb')) return query;
  const renamed = new URLSearchParams(query);
  renamed.set('breadcrumb', topic);
  return renamed;
}
