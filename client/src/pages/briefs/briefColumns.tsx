import { Button, Tag } from '@blueprintjs/core';
import { TrashIcon } from '@blueprintjs/icons';
import type { IntlShape } from 'react-intl';
import type { BriefRow } from '#client/api/briefSchemas.ts';
import { formatInstant } from '#client/components/answers/formatInstant.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import type { DataColumn } from '#client/components/table/DataColumn.ts';
import type { BriefSort } from './briefListSearch.ts';

type BriefColumn = DataColumn<BriefRow, BriefSort>;

/** The columns of the list of briefs. */
export function briefColumns(intl: IntlShape, onRemove: ((brief: BriefRow) => void) | null): readonly BriefColumn[] {
  const count = (id: 'prompts' | 'questions' | 'sources'): BriefColumn => ({
    id,
    header: intl.formatMessage({ id: `brief.column.${id}` }),
    cell: (row) => formatCount(intl, row[id]),
    align: 'right',
    size: 88,
    sortKey: id,
    csv: (row) => row[id],
  });
  const language = ({ language: value }: BriefRow): string => intl.formatMessage({ id: `common.language.${value}` });
  const writer = ({ updated_by: by }: BriefRow): string => by || intl.formatMessage({ id: 'brief.by.sample' });
  return [
    {
      id: 'title',
      header: intl.formatMessage({ id: 'brief.column.title' }),
      cell: ({ title }) => title,
      size: 260,
      grow: 1,
      clamp: true,
      sortKey: 'title',
      csv: ({ title }) => title,
    },
    {
      id: 'language',
      header: intl.formatMessage({ id: 'brief.column.language' }),
      cell: language,
      size: 84,
      sortKey: 'language',
      csv: language,
    },
    count('prompts'),
    count('questions'),
    count('sources'),
    {
      id: 'open',
      header: intl.formatMessage({ id: 'brief.column.open' }),
      cell: ({ open_statistics: open }) =>
        open === 0 ? (
          formatCount(intl, open)
        ) : (
          <Tag minimal intent="warning">
            {formatCount(intl, open)}
          </Tag>
        ),
      align: 'right',
      size: 168,
      sortKey: 'open',
      csv: ({ open_statistics: open }) => open,
    },
    {
      id: 'updated',
      header: intl.formatMessage({ id: 'brief.column.updated' }),
      cell: ({ updated_at: at }) => formatInstant(intl, at),
      size: 170,
      sortKey: 'updated',
      firstOrder: 'desc',
      csv: ({ updated_at: at }) => at,
    },
    {
      id: 'by',
      header: intl.formatMessage({ id: 'brief.column.by' }),
      cell: writer,
      size: 100,
      sortKey: 'by',
      csv: writer,
    },
    ...(onRemove === null ? [] : [removeColumn(intl, onRemove)]),
  ];
}

function removeColumn(intl: IntlShape, onRemove: (brief: BriefRow) => void): BriefColumn {
  return {
    id: 'remove',
    header: intl.formatMessage({ id: 'brief.column.remove' }),
    headerHidden: true,
    cell: (row) => (
      <Button
        size="small"
        variant="minimal"
        icon={<TrashIcon />}
        aria-label={intl.formatMessage({ id: 'brief.removeNamed' }, { title: row.title })}
        title={intl.formatMessage({ id: 'brief.column.remove' })}
        onClick={() => {
          onRemove(row);
        }}
      />
    ),
    size: 56,
    hideable: false,
  };
}
