import type { NamedRef } from '#client/api/namedRefSchemas.ts';
import type { BrandRef } from '#client/api/reportSchemas.ts';
import type { Platform, ProjectDefinition, Topic } from '../ProjectDefinition.ts';

/** The tracked brands in the order that determines their colours. */
export function brandRefs({ brands }: ProjectDefinition): BrandRef[] {
  return brands.map(({ id, name, own, domains }, order) => {
    return { id, name, own, order, ...(domains.length === 0 && { no_domain: true }) };
  });
}

/** A topic or a platform, with its other names for search. */
export function refOf({ id, name, also }: Topic | Platform): NamedRef {
  return { id, name, ...(also && { also: [...also] }) };
}

/** Names of everything that the ids of a report refer to, independent of the filters. */
export function projectRefs(project: ProjectDefinition): {
  brands: BrandRef[];
  platforms: NamedRef[];
  topics: NamedRef[];
} {
  return {
    brands: brandRefs(project),
    platforms: project.platforms.map(refOf),
    topics: project.topics.map(refOf),
  };
}
