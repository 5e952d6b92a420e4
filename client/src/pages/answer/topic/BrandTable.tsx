import { useIntl } from 'react-intl';
import type { BrandFigure, TopicDetail } from '../../../api/detailSchemas.ts';
import type { BrandRef } from '../../../api/overviewSchemas.ts';
import type { AnswerSelection } from '../../../components/answers/answerSearch.ts';
import { measureSelection } from '../../../components/answers/figureSelections.ts';
import { niceTicks } from '../../../components/chart/niceTicks.ts';
import { brandClass } from '../../../components/figures/brandColor.ts';
import { ChangeText } from '../../../components/figures/ChangeText.tsx';
import { formatInterval } from '../../../components/figures/formats.ts';
import { MeasureCell } from '../../../components/figures/MeasureCell.tsx';
import { Panel } from '../../../components/figures/Panel.tsx';
import { bracketPart } from '../../../components/figures/tieBracket.ts';
import type { BracketPart } from '../../../components/figures/tieBracket.ts';
import { VisuallyHidden } from '../../../components/figures/VisuallyHidden.tsx';
import { Whisker } from '../../../components/figures/Whisker.tsx';
import { CsvButton } from '../../../components/table/CsvButton.tsx';
import { isThin } from '../../../lib/thinData.ts';
import { brandColumnName, brandColumns, brandTableCsv } from './brandTableCsv.ts';
import type { BrandColumn } from './brandTableCsv.ts';
import styles from './BrandTable.module.scss';

interface BrandTableProps {
  readonly report: TopicDetail;
  readonly className?: string | undefined;
  readonly onOpen: (selection: AnswerSelection) => void;
}

interface BrandRowProps {
  readonly figure: BrandFigure;
  readonly brand: BrandRef | undefined;
  readonly bracket: BracketPart;
  readonly end: number;
  readonly onOpen: (selection: AnswerSelection) => void;
}

function selectionOf(key: BrandColumn['key'] | 'visibility', brandId: string): AnswerSelection {
  return key === 'first_mention_rate' ? { brand_id: brandId, mention: 'first' } : measureSelection(key, brandId);
}

function BrandRow({ figure, brand, bracket, end, onOpen }: BrandRowProps) {
  const intl = useIntl();
  const { brand_id: id, rank, tied, visibility, change } = figure;
  const name = brand?.name ?? id;
  const tie = bracket === 'none' ? '' : `${styles['tied'] ?? ''} ${styles[bracket] ?? ''}`;
  const cell = (key: BrandColumn['key'] | 'visibility', like: BrandColumn['like']) => (
    <MeasureCell
      name={intl.formatMessage(
        { id: 'topicDetails.brands.figure' },
        { brand: name, measure: brandColumnName(intl, key) },
      )}
      like={like}
      measure={figure[key]}
      noData={intl.formatMessage({ id: `figures.noData.${like}` })}
      onOpen={() => {
        onOpen(selectionOf(key, id));
      }}
    />
  );
  return (
    <tr className={`${brandClass(brand)} ${brand?.own === true ? (styles['own'] ?? '') : ''}`}>
      <td className={`${styles['rank'] ?? ''} ${tie}`}>
        {rank}
        {tied && <VisuallyHidden>{intl.formatMessage({ id: 'topicDetails.brands.tied' })}</VisuallyHidden>}
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

/** Every brand in the topic by rank, each figure over its interval; brands that cannot be told apart are joined. */
export function BrandTable({ report, className, onOpen }: BrandTableProps) {
  const intl = useIntl();
  const { brand_figures: figures, brands } = report;
  const title = intl.formatMessage({ id: 'topicDetails.brands' });
  const end = niceTicks(Math.max(0, ...figures.map(({ visibility }) => visibility?.high ?? 0))).at(-1) ?? 1;
  return (
    <Panel
      className={className}
      title={title}
      subtitle={intl.formatMessage({ id: 'topicDetails.brands.about' })}
      actions={
        <CsvButton
          name={`${report.topic.name} ${title}`}
          file={() => brandTableCsv(intl, report.brand_figures, brands)}
        />
      }
    >
      {figures.length === 0 ? (
        <p className={styles['none']}>{intl.formatMessage({ id: 'topicDetails.brands.none' })}</p>
      ) : (
        // What scrolls must be reachable by keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        <div className={styles['scroll']} role="group" aria-label={title} tabIndex={0}>
          <table className={styles['table']}>
            <thead>
              <tr>
                <th scope="col">{intl.formatMessage({ id: 'topicDetails.brands.rank' })}</th>
                <th scope="col" className={styles['brand']}>
                  {intl.formatMessage({ id: 'topicDetails.brands.brand' })}
                </th>
                <th scope="col">{intl.formatMessage({ id: 'figures.measure.visibility' })}</th>
                <th scope="col" className={styles['whisker']}>
                  {intl.formatMessage({ id: 'charts.interval' })}
                </th>
                <th scope="col" className={styles['change']}>
                  {intl.formatMessage({ id: 'topicDetails.brands.change' })}
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
                  onOpen={onOpen}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}
