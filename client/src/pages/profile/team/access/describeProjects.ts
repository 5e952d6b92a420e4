import type { IntlShape } from 'react-intl';
import type { NamedRef } from '../../../../api/namedRefSchemas.ts';
import type { Profile } from '../../../../api/userSchemas.ts';
import { plainList } from '../../../../lib/plainList.ts';

interface Access {
  readonly role: Profile['role'];
  readonly project_ids: readonly string[];
}

/** The projects somebody sees, in words. Those the reader does not see themselves are counted, not named. */
export function describeProjects(
  intl: IntlShape,
  { role, project_ids: ids }: Access,
  projects: readonly NamedRef[],
): string {
  if (role === 'admin') return intl.formatMessage({ id: 'team.projects.admin' });
  const names = projects.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  const others = new Set(ids).size - names.length;
  if (names.length === 0 && others === 0) return intl.formatMessage({ id: 'team.projects.none' });
  const parts =
    others === 0 ? names : [...names, intl.formatMessage({ id: 'team.projects.others' }, { count: others })];
  return plainList(intl, parts);
}
