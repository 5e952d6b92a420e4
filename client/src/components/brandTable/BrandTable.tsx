import { useIntl } from 'react-intl';
import type { BrandFigure } from '#client/api/detailSchemas.ts';
import type { BrandRef, ReportScope } from '#client/api/reportSchemas.ts';
import { isThin } from '#client/lib/thinData.ts';
import type { AnswerSelection } from '../answers/answerSearch.ts';
import { brandSelection } from '../answers/figureSelections.ts';
import { niceTicks } from '../chart/axes/niceTicks.ts';
import { brandClass } from '../figures/brandColor.ts';
import { ChangeText } from '../figures/ChangeText.tsx';
import { formatInterval } from '../figures/formats.ts';
import { MeasureCell } from '../figures/MeasureCell.tsx';
import { noDataId } from '../figures/noDataId.ts';
import { Panel } from '../figures/Panel.tsx';
import { bracketPart } from '../figures/tieBracket.ts';
import type { BracketPart } from '../figures/tieBracket.ts';
import { unsetBrand } from '../figures/unsetBrand.ts';
import { VisuallyHidden } from '../figures/VisuallyHidden.tsx';
import { Whisker } from '../figures/Whisker.tsx';
import { CsvButton } from '../table/file/CsvButton.tsx';
import { ScrollBox } from '../table/ScrollBox.tsx';
import { brandColumnName, brandColumns, brandTableCsv } from './brandTableCsv.ts';
import type { BrandColumn } from './brandTableCsv.ts';
import styles from './BrandTable.module.scss';

interface BrandTableProps {
  readonly figures: readonly BrandFigure[];
  readonly brands: readonly BrandRef[];
  readonly scope: ReportScope;
  /** Name of the saved file, which says what the figures cover. */
  readonly fileName: string;
  readonly className?: string | undefined;
  readonly onOpen: (selection: AnswerSelection) => void;
}

interface BrandRowProps {
  readonly figure: BrandFigure;
  readonly brand: BrandRef | undefined;
  readonly bracket: BracketPart;
  readonly end: number;
  readonly scope: ReportScope;
  readonly onOpen: (selection: AnswerSelection) => void;
}

function BrandRow({ figure, brand, bracket, end, scope, onOpen }: BrandRowProps) {
  const intl = useIntl();
  const { brand_id: id, rank, tied, visibility, change } = figure;
  const name = brand?.name ?? id;
  const tie = bracket === 'none' ? '' : `${styles['tied'] ?? ''} ${styles[bracket] ?? ''}`;
  const cell = (key: BrandColumn['key'] | 'visibility', like: BrandColumn['like']) => (
    <MeasureCell
      name={intl.formatMessage({ id: 'brandTable.figure' }, { brand: name, measure: brandColumnName(intl, key) })}
      like={like}
      measure={figure[key]}
      noData={intl.formatMessage({ id: noDataId(like, scope) })}
      unset={unsetBrand(key, brand)}
      onOpen={() => {
        onOpen(brandSelection(key, id));
      }}
    />
  );
  return (
    <tr className={`${brandClass(brand)} ${brand?.own === true ? (styles['own'] ?? '') : ''}`}>
      <td className={`${styles['rank'] ?? ''} ${tie}`}>
        {rank}
        {tied && <VisuallyHidden>{intl.formatMessage({ id: 'brandTable.tied' })}</VisuallyHidden>}
      </td>
      <th scope="row" className={styles['brand']}>
        <span className={styles['dot']} aria-hidden="true" />
        {name}
      </th>
      <td>{cell('visibility', 'visibility')}</td>
      <td className={styles['whisker']}>
        {visibility !== null && (
          <Whisker
            measure={visibility}
            end={end}
            thin={isThin(visibility)}
            label={intl.formatMessage(
              { id: 'figures.interval' },
              { interval: formatInterval(intl, 'visibility', visibility.low, visibility.high) },
            )}
          />
        )}
      </td>
      <td className={styles['change']}>
        {change === null ? (
          <span
            className={styles['none']}
            role="img"
            aria-label={intl.formatMessage({ id: 'figures.thinPrevious' })}
            title={intl.formatMessage({ id: 'figures.thinPrevious' })}
          >
            –
          </span>
        ) : (
          <ChangeText measureId="visibility" change={change} />
        )}
      </td>
      {brandColumns.map(({ key, like }) => (
        <td key={key}>{cell(key, like)}</td>
      ))}
    </tr>
  );
}

/** All brands by rank, each figure with its interval; a bracket joins brands whose difference is not significant. */
export function BrandTable({ figures, brands, scope, fileName, className, onOpen }: BrandTableProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'brandTable.title' });
  const end = niceTicks(Math.max(0, ...figures.map(({ visibility }) => visibility?.high ?? 0))).at(-1) ?? 1;
  return (
    <Panel
      className={className}
      title={title}
      subtitle={intl.formatMessage(
        { id: 'brandTable.about' },
        { ties: figures.some(({ tied }) => tied) ? 'yes' : 'no' },
      )}
      actions={<CsvButton name={`${title} ${fileName}`} file={() => brandTableCsv(intl, figures, brands)} />}
    >
      {figures.length === 0 ? (
        <p className={styles['none']}>{intl.formatMessage({ id: 'brandTable.none' })}</p>
      ) : (
        <ScrollBox label={title}>
          <table className={styles['table']}>
            <thead>
              <tr>
                <th scope="col">{intl.formatMessage({ id: 'brandTable.rank' })}</th>
                <th scope="col" className={styles['brand']}>
                  {intl.formatMessage({ id: 'brandTable.brand' })}
                </th>
                <th scope="col">{intl.formatMessage({ id: 'figures.measure.visibility' })}</th>
                <th scope="col" className={styles['whisker']}>
                  {intl.formatMessage({ id: 'charts.interval' })}
                </th>
                <th scope="col" className={styles['change']}>
                  {intl.formatMessage({ id: 'brandTable.change' })}
                </th>
                {brandColumns.map(({ key }) => (
                  <th key={key} scope="col">
                    {brandColumnName(intl, key)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {figures.map((figure, index) => (
                <BrandRow
                  key={figure.brand_id}
                  figure={figure}
                  brand={brands.find(({ id }) => id === figure.brand_id)}
                  bracket={bracketPart(figures, index)}
                  end={end}
                  scope={scope}
                  onOpen={onOpen}
                />
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
    </Panel>
  );
}
