import type { IntlShape } from 'react-intl';
import type { TopicRow } from '#client/api/answerIndexSchemas.ts';
import { measureSelection } from '#client/api/measureSchemas.ts';
import type { BrandRef, ReportScope } from '#client/api/reportSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { CHANGE_WIDTH } from '#client/components/figures/changeWidth.ts';
import { DefinitionPopover } from '#client/components/figures/DefinitionPopover.tsx';
import { formatPercent } from '#client/components/figures/formats.ts';
import { MeasureCell } from '#client/components/figures/MeasureCell.tsx';
import { noDataId } from '#client/components/figures/noDataId.ts';
import { ownBrandId } from '#client/components/figures/ownBrand.ts';
import { Sparkline } from '#client/components/figures/Sparkline.tsx';
import { measureCsv, unsetBrand } from '#client/components/figures/unsetBrand.ts';
import type { DataColumn } from '#client/components/table/DataColumn.ts';
import { besideChange, besideMeasure } from '#client/components/table/file/besideFigures.ts';
import { percentRange } from '#client/lib/figureText.ts';
import type { TopicSort } from '../answerIndexSearch.ts';
import { ChangeCell } from './ChangeCell.tsx';
import { figureWidths } from './figureWidths.ts';
import { LeaderNames } from './LeaderNames.tsx';
import styles from './promptColumns.module.scss';

type TopicColumn = DataColumn<TopicRow, TopicSort>;

interface ColumnOptions {
  readonly intl: IntlShape;
  readonly brands: readonly BrandRef[];
  readonly scope: ReportScope;
  readonly onOpen: (selection: AnswerSelection) => void;
}

const TOPIC_MEASURES = ['visibility', 'share_of_voice', 'average_position', 'net_sentiment', 'citation_rate'] as const;

function spreadText(intl: IntlShape, { lowest, highest }: TopicRow): string {
  if (lowest === null || highest === null) return '–';
  return lowest === highest ? formatPercent(intl, lowest, 0) : percentRange(intl.locale, lowest, highest, 0, 'counts');
}

/** The columns of the topic table: figures of each topic, and the spread of its prompts. */
export function topicColumns({ intl, brands, scope, onOpen }: ColumnOptions): readonly TopicColumn[] {
  const ownId = ownBrandId(brands);
  const own = brands.find(({ id }) => id === ownId);
  const leaders = ({ leader_ids: ids }: TopicRow) => ids.flatMap((id) => brands.find((brand) => brand.id === id) ?? []);
  const [visibility, ...others] = TOPIC_MEASURES.map((id): TopicColumn => ({
    id,
    header: intl.formatMessage({ id: `figures.measure.${id}` }),
    help: <DefinitionPopover measureId={id} />,
    cell: (row) => (
      <MeasureCell
        name={intl.formatMessage(
          { id: 'answerIndex.prompts.figure' },
          { prompt: row.name, measure: intl.formatMessage({ id: `figures.measure.${id}` }) },
        )}
        like={id}
        measure={row[id]}
        noData={intl.formatMessage({ id: noDataId(id, scope) })}
        unset={unsetBrand(id, own)}
        onOpen={() => {
          onOpen({ topic_id: row.topic_id, ...measureSelection(id, ownId) });
        }}
      />
    ),
    align: 'right',
    size: figureWidths[id],
    isEmpty: (row) => row[id] === null,
    sortKey: id,
    ...(id === 'average_position' ? { firstOrder: 'asc' } : {}),
    csv: (row) => measureCsv(intl, id, row[id], own),
    beside: besideMeasure(intl, intl.formatMessage({ id: `figures.measure.${id}` }), (row) => row[id]),
  }));
  return [
    {
      id: 'name',
      header: intl.formatMessage({ id: 'answerIndex.column.topic' }),
      cell: ({ name }) => name,
      size: 166,
      grow: 1,
      sortKey: 'name',
      csv: ({ name }) => name,
    },
    ...(['prompts', 'answers'] as const).map((id): TopicColumn => ({
      id,
      header: intl.formatMessage({ id: `answerIndex.column.${id}` }),
      cell: (row) => intl.formatNumber(row[id]),
      align: 'right',
      size: 80,
      sortKey: id,
      csv: (row) => row[id],
    })),
    ...(visibility === undefined ? [] : [visibility]),
    {
      id: 'change',
      header: intl.formatMessage({ id: 'answerIndex.column.change' }),
      cell: ({ change }) => <ChangeCell like="visibility" change={change} />,
      size: CHANGE_WIDTH,
      isEmpty: ({ change }) => change === null,
      sortKey: 'change',
      firstOrder: 'desc',
      csv: ({ change }) => change?.difference ?? null,
      beside: besideChange(intl, intl.formatMessage({ id: 'answerIndex.column.change' }), ({ change }) => change),
    },
    {
      id: 'trend',
      header: intl.formatMessage({ id: 'answerIndex.platforms.trend' }),
      cell: ({ sparkline }) => <Sparkline points={sparkline} write={(value) => formatPercent(intl, value)} />,
      size: 92,
    },
    {
      id: 'spread',
      header: intl.formatMessage({ id: 'answerIndex.column.spread' }),
      cell: (row) => <span className={styles['muted']}>{spreadText(intl, row)}</span>,
      align: 'right',
      size: 118,
      fileHeader: intl.formatMessage({ id: 'answerIndex.csv.lowest' }),
      csv: ({ lowest }) => lowest,
      beside: [{ header: intl.formatMessage({ id: 'answerIndex.csv.highest' }), csv: ({ highest }) => highest }],
    },
    ...others,
    {
      id: 'leaders',
      header: intl.formatMessage({ id: 'answerIndex.column.leaders' }),
      cell: (row) => <LeaderNames leaders={leaders(row)} />,
      size: 180,
      csv: (row) =>
        leaders(row)
          .map(({ name }) => name)
          .join('; '),
    },
  ];
}
