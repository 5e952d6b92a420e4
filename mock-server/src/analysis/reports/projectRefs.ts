import type { NamedRef } from '#client/api/namedRefSchemas.ts';
import type { BrandRef } from '#client/api/reportSchemas.ts';
import type { Platform, ProjectDefinition, Topic } from '../ProjectDefinition.ts';

/** The tracked brands with the order that fixes their colours. */
export function brandRefs({ brands }: ProjectDefinition): BrandRef[] {
  return brands.map(({ id, name, own, domains }, order) => {
    return { id, name, own, order, ...(domains.length === 0 && { no_domain: true }) };
  });
}

/** A topic or a platform, with what else a search finds it by. */
export function refOf({ id, name, also }: Topic | Platform): NamedRef {
  return { id, name, ...(also && { also: [...also] }) };
}

/** Everything that the ids of a report speak of, by name, whatever the filters. */
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
