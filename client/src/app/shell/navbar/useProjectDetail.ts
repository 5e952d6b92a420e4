import { useIntl } from 'react-intl';
import type { Project } from '#client/api/projectSchemas.ts';

/** What a list says of a project beside its name: that it is damaged or empty, or where its answers come from. */
export function useProjectDetail(): (project: Project) => string | undefined {
  const intl = useIntl();
  return ({ has_data, origin, archived, problem }) => {
    if (problem !== undefined) return intl.formatMessage({ id: 'project.damaged' });
    if (archived === true) return intl.formatMessage({ id: 'project.archived' });
    if (has_data === 0) return intl.formatMessage({ id: 'project.noData' });
    if (origin === 'sample') return intl.formatMessage({ id: 'project.origin.sample' });
    return origin === 'import' ? intl.formatMessage({ id: 'project.origin.import' }) : undefined;
  };
}
