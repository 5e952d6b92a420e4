import type { IntlShape } from 'react-intl';
import { measureSelection } from '#client/api/measureSchemas.ts';
import type { MeasureId } from '#client/api/measureSchemas.ts';
import { tagNames } from '#client/api/namedRefSchemas.ts';
import type { NamedRef } from '#client/api/namedRefSchemas.ts';
import type { PromptRow, PromptSort } from '#client/api/promptSchemas.ts';
import type { BrandRef, ReportScope } from '#client/api/reportSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { formatInstant } from '#client/components/answers/formatInstant.ts';
import { CHANGE_WIDTH } from '#client/components/figures/changeWidth.ts';
import { DefinitionPopover } from '#client/components/figures/DefinitionPopover.tsx';
import { ownBrandId } from '#client/components/figures/ownBrand.ts';
import { measureCsv, unsetBrand } from '#client/components/figures/unsetBrand.ts';
import { DemandBars } from '#client/components/prompts/DemandBars.tsx';
import { PromptFlags } from '#client/components/prompts/PromptFlags.tsx';
import { PromptStatusTag } from '#client/components/prompts/PromptStatusTag.tsx';
import type { DataColumn } from '#client/components/table/DataColumn.ts';
import { besideChange, besideMeasure } from '#client/components/table/file/besideFigures.ts';
import { ForeignText } from '#client/components/ui/ForeignText.tsx';
import { plainList } from '#client/lib/plainList.ts';
import { ChangeCell } from './ChangeCell.tsx';
import { FigureCell } from './FigureCell.tsx';
import { figureWidths } from './figureWidths.ts';
import { LeaderNames } from './LeaderNames.tsx';
import { PlatformStrip } from './PlatformStrip.tsx';
import { PositionBars } from './PositionBars.tsx';
import styles from './promptColumns.module.scss';

interface ColumnOptions {
  readonly intl: IntlShape;
  readonly brands: readonly BrandRef[];
  readonly platforms: readonly NamedRef[];
  readonly topics: readonly NamedRef[];
  readonly scope: ReportScope;
  readonly onOpen: (selection: AnswerSelection) => void;
}

export type PromptColumn = DataColumn<PromptRow, PromptSort>;

const PLAIN = ['share_of_voice', 'net_sentiment', 'citation_rate', 'stability'] as const satisfies readonly MeasureId[];

function headColumns({ intl, topics }: ColumnOptions): PromptColumn[] {
  const topicName = ({ topic_id: id }: PromptRow): string => topics.find((topic) => topic.id === id)?.name ?? '';
  const intentName = ({ intent }: PromptRow): string => intl.formatMessage({ id: `prompts.intent.${intent}` });
  return [
    {
      id: 'text',
      header: intl.formatMessage({ id: 'answerIndex.column.prompt' }),
      cell: ({ text }) => <ForeignText>{text}</ForeignText>,
      size: 220,
      grow: 1,
      clamp: true,
      sortKey: 'text',
      csv: ({ text }) => text,
    },
    {
      id: 'status',
      header: intl.formatMessage({ id: 'answerIndex.column.status' }),
      cell: ({ status, answers }) => <PromptStatusTag status={status} answers={answers} />,
      size: 98,
      sortKey: 'status',
      csv: ({ status }) => intl.formatMessage({ id: `prompts.status.${status}` }),
    },
    {
      id: 'topic',
      header: intl.formatMessage({ id: 'answerIndex.column.topic' }),
      cell: (row) => <span className={styles['muted']}>{topicName(row) || '–'}</span>,
      clamp: true,
      size: 112,
      isEmpty: (row) => topicName(row) === '',
      sortKey: 'topic',
      csv: topicName,
    },
    {
      id: 'intent',
      header: intl.formatMessage({ id: 'answerIndex.column.intent' }),
      cell: (row) => <span className={styles['muted']}>{intentName(row)}</span>,
      size: 112,
      sortKey: 'intent',
      csv: intentName,
    },
  ];
}

function figureColumns({ intl, brands, platforms, scope, onOpen }: ColumnOptions): PromptColumn[] {
  const ownId = ownBrandId(brands);
  const own = brands.find(({ id }) => id === ownId);
  const figure = (id: MeasureId): PromptColumn => ({
    id,
    header: intl.formatMessage({ id: `figures.measure.${id}` }),
    help: <DefinitionPopover measureId={id} />,
    cell: (row) => (
      <FigureCell
        like={id}
        measure={row[id]}
        scope={scope}
        unset={unsetBrand(id, own)}
        tall={id === 'visibility'}
        onOpen={() => {
          onOpen({ prompt_id: row.id, ...measureSelection(id, ownId) });
        }}
      />
    ),
    align: 'right',
    size: figureWidths[id],
    isEmpty: (row) => row[id] === null,
    csv: (row) => measureCsv(intl, id, row[id], own),
    beside: besideMeasure(intl, intl.formatMessage({ id: `figures.measure.${id}` }), (row) => row[id]),
  });
  return [
    {
      ...figure('visibility'),
      sortKey: 'visibility',
    },
    {
      id: 'change',
      header: intl.formatMessage({ id: 'answerIndex.column.change' }),
      cell: ({ change }) => <ChangeCell like="visibility" change={change} />,
      size: CHANGE_WIDTH,
      sortKey: 'change',
      firstOrder: 'desc',
      csv: ({ change }) => change?.difference ?? null,
      beside: besideChange(intl, intl.formatMessage({ id: 'answerIndex.column.change' }), ({ change }) => change),
    },
    {
      id: 'platforms',
      header: intl.formatMessage({ id: 'answerIndex.column.platforms' }),
      cell: (row) => <PlatformStrip row={row} platforms={platforms} />,
      size: Math.max(116, 20 + 16 * platforms.length),
      csv: (row) =>
        platforms
          .map(({ name }, index) => `${name} ${row.platforms[index]?.named ?? 0}/${row.platforms[index]?.answers ?? 0}`)
          .join('; '),
    },
    {
      id: 'positions',
      header: intl.formatMessage({ id: 'answerIndex.column.positions' }),
      cell: (row) => <PositionBars counts={row.position_histogram} />,
      size: 92,
      csv: ({ position_histogram: counts }) => (counts.some((count) => count > 0) ? counts.join(' / ') : null),
    },
    { ...figure('average_position'), sortKey: 'average_position', firstOrder: 'asc' },
    ...PLAIN.map((id): PromptColumn => ({ ...figure(id), sortKey: id })),
  ];
}

function tailColumns({ intl, brands, onOpen }: ColumnOptions): PromptColumn[] {
  const leaders = ({ leader_ids: ids }: PromptRow) =>
    ids.flatMap((id) => brands.find((brand) => brand.id === id) ?? []);
  return [
    {
      id: 'demand',
      header: intl.formatMessage({ id: 'answerIndex.column.demand' }),
      cell: ({ demand }) => <DemandBars demand={demand} wordless />,
      size: 84,
      isEmpty: ({ demand }) => demand === null,
      sortKey: 'demand',
      firstOrder: 'desc',
      csv: ({ demand }) => intl.formatMessage({ id: `prompts.demand.${demand?.band ?? 'unknown'}` }),
    },
    {
      id: 'leaders',
      header: intl.formatMessage({ id: 'answerIndex.column.leaders' }),
      cell: (row) => <LeaderNames leaders={leaders(row)} />,
      size: 166,
      csv: (row) =>
        leaders(row)
          .map(({ name }) => name)
          .join('; '),
    },
    {
      id: 'answers',
      header: intl.formatMessage({ id: 'answerIndex.column.answers' }),
      cell: ({ id, answers }) => (
        <button
          type="button"
          className={styles['count']}
          onClick={() => {
            onOpen({ prompt_id: id, status: 'ok' });
          }}
        >
          {intl.formatNumber(answers)}
        </button>
      ),
      align: 'right',
      size: 88,
      sortKey: 'answers',
      csv: ({ answers }) => answers,
    },
    {
      id: 'flags',
      header: intl.formatMessage({ id: 'answerIndex.column.flags' }),
      cell: (row) => (
        <span className={styles['flags']}>
          <PromptFlags prompt={row} />
        </span>
      ),
      size: 120,
      isEmpty: ({ branded, paused }) => !branded && !paused,
      csv: ({ branded, paused }) =>
        (['branded', 'paused'] as const)
          .filter((flag) => (flag === 'branded' ? branded : paused))
          .map((flag) => intl.formatMessage({ id: `prompts.${flag}` }))
          .join('; '),
    },
    {
      id: 'tags',
      header: intl.formatMessage({ id: 'answerIndex.column.tags' }),
      cell: (prompt) => <span className={styles['muted']}>{plainList(intl, tagNames(prompt))}</span>,
      size: 140,
      initiallyHidden: true,
      csv: (prompt) => tagNames(prompt).join('; '),
    },
    {
      id: 'lastAsked',
      header: intl.formatMessage({ id: 'answerIndex.column.lastAsked' }),
      cell: ({ last_asked_at: at }) => (at === null ? '–' : formatInstant(intl, at)),
      align: 'right',
      size: 170,
      sortKey: 'last_asked_at',
      csv: ({ last_asked_at: at }) => at,
    },
  ];
}

/** The columns of the prompts table: prompt, status, figures, platforms and competitors. */
export function promptColumns(options: ColumnOptions): readonly PromptColumn[] {
  return [...headColumns(options), ...figureColumns(options), ...tailColumns(options)];
}
