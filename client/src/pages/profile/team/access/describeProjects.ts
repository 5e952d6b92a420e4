import type { IntlShape } from 'react-intl';
import type { NamedRef } from '#client/api/namedRefSchemas.ts';
import type { Member } from '#client/api/teamSchemas.ts';
import { plainList } from '#client/lib/plainList.ts';

const NOT_KNOWN = '–';

/** The projects of a member in words; a dash where the provider does not say. Projects hidden from the reader are counted, not named. */
export function describeProjects(
  intl: IntlShape,
  { role, project_ids: ids }: Pick<Member, 'role' | 'project_ids'>,
  projects: readonly NamedRef[],
): string {
  if (role === 'admin') return intl.formatMessage({ id: 'team.projects.admin' });
  if (ids === null) return NOT_KNOWN;
  const names = projects.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  const others = new Set(ids).size - names.length;
  if (names.length === 0 && others === 0) return intl.formatMessage({ id: 'team.projects.none' });
  const parts =
    others === 0 ? names : [...names, intl.formatMessage({ id: 'team.projects.others' }, { count: others })];
  return plainList(intl, parts);
}
