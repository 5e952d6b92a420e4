import type { IntlShape } from 'react-intl';
import type { PortfolioRow } from '#client/api/schemas/portfolioSchemas.ts';
import { formatInstant } from '#client/components/answers/formatInstant.ts';
import { agoText } from '#client/components/figures/agoText.ts';
import { CHANGE_WIDTH } from '#client/components/figures/changeWidth.ts';
import { DefinitionPopover } from '#client/components/figures/DefinitionPopover.tsx';
import { ExpectedPopover } from '#client/components/figures/ExpectedPopover.tsx';
import { formatCount } from '#client/components/figures/formats.ts';
import { healthText } from '#client/components/figures/healthText.ts';
import { formatDays } from '#client/components/filters/formatDays.ts';
import type { DataColumn } from '#client/components/table/DataColumn.ts';
import { verdictName } from '#client/components/table/file/besideFigures.ts';
import { AlertsCell } from './AlertsCell.tsx';
import { ChangeCell } from './ChangeCell.tsx';
import { HealthCell } from './HealthCell.tsx';
import type { PortfolioSort } from './portfolioSearch.ts';
import { ProjectName } from './ProjectName.tsx';
import { VisibilityCell } from './VisibilityCell.tsx';
import styles from './portfolioColumns.module.scss';

type PortfolioColumn = DataColumn<PortfolioRow, PortfolioSort>;

interface ColumnOptions {
  readonly intl: IntlShape;
  /** Epoch milliseconds: base of relative times. */
  readonly now: number;
  /** Opens the answers behind a project's visibility. */
  readonly onOpen: (row: PortfolioRow) => void;
}

const dash = <span className={styles['muted']}>–</span>;

function sampleText(intl: IntlShape, { report }: PortfolioRow): string | null {
  const measure = report?.visibility ?? null;
  if (measure === null) return null;
  const { n, k } = measure;
  return intl.formatMessage({ id: 'figures.evidence' }, { n: formatCount(intl, n), k, prompts: formatCount(intl, k) });
}

/** The columns of the table of all projects. */
export function portfolioColumns({ intl, now, onOpen }: ColumnOptions): readonly PortfolioColumn[] {
  const header = (id: Parameters<typeof headerId>[0]): string => intl.formatMessage({ id: headerId(id) });
  return [
    {
      ...{ id: 'name', header: header('name'), size: 180, grow: 1, sortKey: 'name' },
      cell: (row) => <ProjectName row={row} />,
      csv: ({ name }) => name,
    },
    {
      ...{
        id: 'visibility',
        header: intl.formatMessage({ id: 'figures.measure.visibility' }),
        align: 'right',
        size: 132,
      },
      ...{ sortKey: 'visibility', help: <DefinitionPopover measureId="visibility" /> },
      cell: (row) => (
        <VisibilityCell
          row={row}
          onOpen={() => {
            onOpen(row);
          }}
        />
      ),
      csv: ({ report }) => report?.visibility?.value ?? null,
    },
    {
      ...{ id: 'sample', header: header('sample'), size: 142 },
      cell: (row) => sampleText(intl, row) ?? dash,
      csv: ({ report }) => report?.visibility?.n ?? null,
    },
    {
      ...{ id: 'change', header: header('change'), size: CHANGE_WIDTH, sortKey: 'change', firstOrder: 'asc' },
      cell: ({ report }) => <ChangeCell report={report} />,
      csv: ({ report }) => report?.change?.difference ?? null,
    },
    {
      ...{ id: 'health', header: intl.formatMessage({ id: 'workplace.health' }), size: 246, sortKey: 'health' },
      firstOrder: 'desc',
      help: <ExpectedPopover />,
      cell: ({ report }) => <HealthCell health={report?.health ?? null} />,
      csv: ({ report }) => (report === null ? null : healthText(intl, report.health)),
    },
    {
      ...{ id: 'alerts', header: header('alerts'), align: 'right', size: 104, sortKey: 'alerts' },
      cell: (row) => <AlertsCell row={row} />,
      csv: ({ alerts }) => alerts,
    },
    {
      ...{ id: 'last', header: header('last'), size: 124, sortKey: 'last', firstOrder: 'desc' },
      cell: ({ report }) => {
        const last = report?.health.last_asked_at ?? null;
        if (report === null) return dash;
        if (last === null) return intl.formatMessage({ id: 'workplace.health.never' });
        return (
          <time dateTime={last} title={formatInstant(intl, last)}>
            {agoText(intl, last, now)}
          </time>
        );
      },
      csv: ({ report }) => report?.health.last_asked_at ?? null,
    },
    {
      ...{ id: 'group', header: header('group'), size: 104, sortKey: 'group' },
      cell: ({ group }) => (group === '' ? dash : group),
      isEmpty: ({ group }) => group === '',
      csv: ({ group }) => group,
    },
    {
      ...{ id: 'window', header: header('window'), size: 170, initiallyHidden: true },
      cell: ({ report }) =>
        report === null ? dash : formatDays(intl, report.window.start_time, report.window.end_time, 'long'),
      csv: ({ report }) => (report === null ? null : `${report.window.start_time} – ${report.window.end_time}`),
    },
  ];
}

function headerId<Id extends 'name' | 'group' | 'sample' | 'change' | 'alerts' | 'last' | 'window'>(id: Id) {
  return `portfolio.column.${id}` as const;
}

/** Additional columns of the export: interval ends, verdict, and the window, which differs between projects. */
export function portfolioFileColumns(intl: IntlShape): readonly PortfolioColumn[] {
  const column = (
    id: 'low' | 'high' | 'prompts' | 'changeLow' | 'changeHigh' | 'verdict' | 'start' | 'end',
    csv: PortfolioColumn['csv'],
  ): PortfolioColumn => ({
    ...{ id, header: intl.formatMessage({ id: `portfolio.file.${id}` }), size: 0, cell: () => null },
    ...(csv === undefined ? {} : { csv }),
  });
  return [
    column('low', ({ report }) => report?.visibility?.low ?? null),
    column('high', ({ report }) => report?.visibility?.high ?? null),
    column('prompts', ({ report }) => report?.visibility?.k ?? null),
    column('changeLow', ({ report }) => report?.change?.low ?? null),
    column('changeHigh', ({ report }) => report?.change?.high ?? null),
    column('verdict', ({ report }) => verdictName(intl, report?.change ?? null)),
    column('start', ({ report }) => report?.window.start_time ?? null),
    column('end', ({ report }) => report?.window.end_time ?? null),
  ];
}
