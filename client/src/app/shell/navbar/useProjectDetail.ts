import { useIntl } from 'react-intl';
import type { Project } from '#client/api/projectSchemas.ts';

/** The detail of a project in a list: that it is damaged or empty, or the origin of its answers. */
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
