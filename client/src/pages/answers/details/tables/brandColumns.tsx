import type { IntlShape } from 'react-intl';
import type { BrandFigure, PromptDetail } from '#client/api/detailSchemas.ts';
import type { MeasureId } from '#client/api/measureSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { brandSelection } from '#client/components/answers/figureSelections.ts';
import { brandClass } from '#client/components/figures/brandColor.ts';
import { ChangeText } from '#client/components/figures/ChangeText.tsx';
import { CHANGE_WIDTH } from '#client/components/figures/changeWidth.ts';
import { DefinitionPopover } from '#client/components/figures/DefinitionPopover.tsx';
import { formatInterval } from '#client/components/figures/formats.ts';
import { MeasureCell } from '#client/components/figures/MeasureCell.tsx';
import { noDataId } from '#client/components/figures/noDataId.ts';
import { measureCsv, unsetBrand } from '#client/components/figures/unsetBrand.ts';
import { Whisker } from '#client/components/figures/Whisker.tsx';
import { besideChange, besideMeasure } from '#client/components/table/file/besideFigures.ts';
import { isThinPrompt } from '#client/lib/thinData.ts';
import type { ListColumn } from './ListColumn.ts';
import styles from './cells.module.scss';

type BrandColumn = ListColumn<BrandFigure>;

interface ColumnOptions {
  readonly intl: IntlShape;
  readonly detail: PromptDetail;
  /** End of the axis shared by the intervals. */
  readonly end: number;
  readonly onOpen: (selection: AnswerSelection) => void;
}

/** The figures besides visibility, and the measure whose number format each has. */
const FIGURES = [
  { key: 'first_mention_rate', like: 'visibility' },
  { key: 'share_of_voice', like: 'share_of_voice' },
  { key: 'average_position', like: 'average_position' },
  { key: 'net_sentiment', like: 'net_sentiment' },
  { key: 'citation_rate', like: 'citation_rate' },
] as const;
type FigureKey = 'visibility' | (typeof FIGURES)[number]['key'];

export function brandName({ brands }: PromptDetail, id: string): string {
  return brands.find((brand) => brand.id === id)?.name ?? id;
}

function figureColumn({ intl, detail, onOpen }: ColumnOptions, key: FigureKey, like: MeasureId): BrandColumn {
  const header = intl.formatMessage({
    id: key === 'first_mention_rate' ? 'promptDetails.brands.first' : `figures.measure.${key}`,
  });
  const brandOf = ({ brand_id: id }: BrandFigure) => detail.brands.find((brand) => brand.id === id);
  return {
    id: key,
    header,
    ...(key === 'first_mention_rate' ? {} : { help: <DefinitionPopover measureId={key} /> }),
    cell: (row) => (
      <MeasureCell
        name={intl.formatMessage(
          { id: 'promptDetails.brands.figure' },
          { brand: brandName(detail, row.brand_id), measure: header },
        )}
        like={like}
        measure={row[key]}
        noData={intl.formatMessage({ id: noDataId(like, detail.scope) })}
        unset={unsetBrand(key, brandOf(row))}
        onePrompt
        onOpen={() => {
          onOpen(brandSelection(key, row.brand_id));
        }}
      />
    ),
    align: 'right',
    size: key === 'average_position' ? 140 : 124,
    ...(key === 'average_position' ? { firstOrder: 'asc' } : {}),
    sortValue: (row) => row[key]?.value ?? null,
    csv: (row) => measureCsv(intl, key, row[key], brandOf(row)),
    beside: besideMeasure(intl, header, (row) => row[key]),
  };
}

function nameColumn({ intl, detail }: ColumnOptions): BrandColumn {
  return {
    id: 'brand',
    header: intl.formatMessage({ id: 'promptDetails.brands.brand' }),
    cell: ({ brand_id: id, rank, tied }) => {
      const brand = detail.brands.find((candidate) => candidate.id === id);
      return (
        <span className={`${styles['brand'] ?? ''} ${brandClass(brand)}`}>
          <span className={styles['rank']}>{rank}</span>
          <span className={styles['dot']} aria-hidden="true" />
          <span className={`${styles['ellipsis'] ?? ''} ${brand?.own === true ? (styles['own'] ?? '') : ''}`}>
            {brand?.name ?? id}
          </span>
          {tied && <span className={styles['tied']}>{intl.formatMessage({ id: 'promptDetails.brands.tied' })}</span>}
        </span>
      );
    },
    size: 200,
    grow: 1,
    sortValue: ({ rank }) => rank,
    csv: ({ brand_id: id }) => brandName(detail, id),
    beside: [{ header: intl.formatMessage({ id: 'promptDetails.brands.rank' }), csv: ({ rank }) => rank }],
  };
}

function whiskerColumn({ intl, detail, end }: ColumnOptions): BrandColumn {
  const header = intl.formatMessage({ id: 'promptDetails.brands.interval' });
  return {
    id: 'whisker',
    header,
    cell: ({ brand_id: id, visibility }) =>
      visibility === null ? null : (
        <span className={`${styles['whisker'] ?? ''} ${brandClass(detail.brands.find((brand) => brand.id === id))}`}>
          <Whisker
            measure={visibility}
            end={end}
            thin={isThinPrompt(visibility)}
            label={intl.formatMessage(
              { id: 'figures.interval' },
              { interval: formatInterval(intl, 'visibility', visibility.low, visibility.high) },
            )}
          />
        </span>
      ),
    size: 150,
    grow: 1,
  };
}

/** The columns of the brand table: rank, and every figure with its interval. */
export function brandColumns(options: ColumnOptions): BrandColumn[] {
  const { intl } = options;
  return [
    nameColumn(options),
    whiskerColumn(options),
    figureColumn(options, 'visibility', 'visibility'),
    {
      id: 'change',
      header: intl.formatMessage({ id: 'promptDetails.brands.change' }),
      cell: ({ change }) => (change === null ? null : <ChangeText measureId="visibility" change={change} />),
      size: CHANGE_WIDTH,
      firstOrder: 'desc',
      sortValue: ({ change }) => change?.difference ?? null,
      csv: ({ change }) => change?.difference ?? null,
      beside: besideChange(intl, intl.formatMessage({ id: 'promptDetails.brands.change' }), ({ change }) => change),
    },
    ...FIGURES.map(({ key, like }) => figureColumn(options, key, like)),
  ];
}
