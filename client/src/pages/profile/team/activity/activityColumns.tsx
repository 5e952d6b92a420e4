import type { IntlShape } from 'react-intl';
import type { AuditEntry } from '#client/api/schemas/auditSchemas.ts';
import { formatInstant } from '#client/components/answers/formatInstant.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import type { DataColumn } from '#client/components/table/DataColumn.ts';
import styles from '../TeamPanel.module.scss';

const NOT_KNOWN = '–';

function Cut({ text }: { readonly text: string }) {
  return (
    <span className={styles['cut']} title={text}>
      {text}
    </span>
  );
}

/** The columns of the activity log. */
export function activityColumns(intl: IntlShape): readonly DataColumn<AuditEntry>[] {
  const deedOf = ({ deed }: AuditEntry): string => intl.formatMessage({ id: `activity.deed.${deed}` });
  const kindOf = ({ kind }: AuditEntry): string => intl.formatMessage({ id: `activity.kind.${kind}` });
  const projectOf = ({ project }: AuditEntry): string =>
    project?.name ?? intl.formatMessage({ id: 'activity.project.none' });
  const header = (id: 'at' | 'deed' | 'subject' | 'count'): string =>
    intl.formatMessage({ id: `activity.column.${id}` });
  return [
    {
      id: 'at',
      header: header('at'),
      cell: ({ at }) => formatInstant(intl, at),
      csv: ({ at }) => at,
      size: 170,
    },
    {
      id: 'person',
      header: intl.formatMessage({ id: 'activity.person' }),
      cell: ({ person }) => <Cut text={person.name === '' ? NOT_KNOWN : person.name} />,
      csv: ({ person }) => person.name,
      size: 140,
    },
    { id: 'kind', header: intl.formatMessage({ id: 'activity.kind' }), cell: kindOf, csv: kindOf, size: 110 },
    {
      id: 'deed',
      header: header('deed'),
      cell: (entry) => <Cut text={deedOf(entry)} />,
      csv: deedOf,
      size: 210,
      grow: 1,
    },
    {
      id: 'subject',
      header: header('subject'),
      cell: ({ subject }) => <Cut text={subject === '' ? NOT_KNOWN : subject} />,
      csv: ({ subject }) => subject,
      size: 240,
      grow: 2,
    },
    {
      id: 'count',
      header: header('count'),
      cell: ({ count }) => (count === null ? NOT_KNOWN : formatCount(intl, count)),
      csv: ({ count }) => count,
      size: 80,
      align: 'right',
    },
    {
      id: 'project',
      header: intl.formatMessage({ id: 'activity.project' }),
      cell: (entry) => <Cut text={projectOf(entry)} />,
      csv: ({ project }) => project?.name ?? '',
      size: 160,
      grow: 1,
    },
  ];
}
