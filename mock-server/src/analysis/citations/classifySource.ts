import type { SourceType } from '#client/api/reportSchemas.ts';
import { hostAndParents } from './hostAndParents.ts';
import { SOURCE_DOMAINS } from './sourceDomains.ts';

/** Second-level suffixes of public bodies and schools: `stats.gov.cn`, `mit.edu`, `ox.ac.uk`, `army.mil`. */
const OFFICIAL_ENDING = /(?:^|\.)(?:gov|gob|gouv|govt|go|mil|edu|ac)(?:\.[a-z]{2})?$/u;
/** `go` and `ac` stand for public bodies and schools only below a country code: `go.jp`, `ac.uk`, not `abcnews.go`. */
const NEEDS_COUNTRY = /(?:^|\.)(?:go|ac|gob|gouv|govt)$/u;

/** Source types indicated by a label of an unlisted host, the first or any. */
const LABEL_RULES: readonly (readonly [RegExp, SourceType])[] = [
  [/(?:^|\.)(?:forum|forums|bbs|community|tieba|discuss|discourse)\./u, 'forum'],
  [/(?:^|\.)(?:wiki|baike|dictionary|encyclopedia)\./u, 'reference'],
  [/(?:^|\.)(?:shop|store|mall)\./u, 'shop'],
  [/(?:^|\.)(?:news|xinwen)\./u, 'news'],
  [/(?:^|\.)(?:video|videos|tv)\./u, 'video'],
];

/**
 * The source type of a host, except own and competitor (which depend on the project's brands): the most specific entry of
 * the table, from the host up to the service that hosts it, then rules for public bodies and indicative labels.
 */
export function classifySource(host: string): SourceType {
  for (const at of hostAndParents(host)) {
    const known = SOURCE_DOMAINS.get(at);
    if (known !== undefined) {
      return known;
    }
  }
  if (OFFICIAL_ENDING.test(host) && !NEEDS_COUNTRY.test(host)) {
    return 'official';
  }
  return LABEL_RULES.find(([pattern]) => pattern.test(host))?.[1] ?? 'other';
}
