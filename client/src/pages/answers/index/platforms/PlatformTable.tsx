import { Button } from '@blueprintjs/core';
import { ArrowDownIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { AnswerIndex, PlatformRow } from '#client/api/answerIndexSchemas.ts';
import type { MeasureId } from '#client/api/measureSchemas.ts';
import { measureIdSchema, measureSelection } from '#client/api/measureSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { DefinitionPopover } from '#client/components/figures/DefinitionPopover.tsx';
import { formatCount, formatPercent } from '#client/components/figures/formats.ts';
import { isEstimated } from '#client/components/figures/isEstimated.ts';
import { measureKinds } from '#client/components/figures/measureKinds.ts';
import { ownBrandId } from '#client/components/figures/ownBrand.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { ShowAll } from '#client/components/figures/ShowAll.tsx';
import { Sparkline } from '#client/components/figures/Sparkline.tsx';
import { useFirstRows } from '#client/components/figures/useFirstRows.ts';
import { formatDays } from '#client/components/filters/formatDays.ts';
import { CsvButton } from '#client/components/table/file/CsvButton.tsx';
import { ScrollBox } from '#client/components/table/ScrollBox.tsx';
import { onScreen } from '#client/components/ui/onScreen.tsx';
import { missingReasons } from './missingReasons.ts';
import { PlatformFigure } from './PlatformFigure.tsx';
import { platformTableCsv } from './platformTableCsv.ts';
import { useApiWords } from './useApiWords.ts';
import styles from './PlatformTable.module.scss';

interface PlatformTableProps {
  readonly report: AnswerIndex;
  readonly className?: string | undefined;
  readonly onOpen: (selection: AnswerSelection) => void;
  /** Scrolls to the explanation of the changes. */
  readonly onWhy: () => void;
}

const MEASURES = measureIdSchema.options;

/** Platforms shown first, below the row of all together. */
const FIRST_PLATFORMS = 20;

const isOne = ({ platform_id: id }: PlatformRow): boolean => id !== null;

interface RowHeadProps {
  readonly row: PlatformRow;
  readonly name: string;
  /** A note on how the platform's answers were collected. */
  readonly word: string | undefined;
  readonly onOpen: () => void;
}

function RowHead({ row, name, word, onOpen }: RowHeadProps) {
  const intl = useIntl();
  const { ok, refused, empty, failed } = row.answers;
  const unusable = refused + empty + failed;
  return (
    <th scope="row" className={styles['platform']}>
      <button type="button" className={styles['name']} title={word ?? name} onClick={onOpen}>
        {name}
      </button>
      <span
        className={styles['answers']}
        title={intl.formatMessage(
          { id: 'answerIndex.platforms.counts' },
          {
            ok: formatCount(intl, ok),
            refused: formatCount(intl, refused),
            empty: formatCount(intl, empty),
            failed: formatCount(intl, failed),
          },
        )}
      >
        {intl.formatMessage(
          { id: 'answerIndex.platforms.answers' },
          { ok: formatCount(intl, ok), unusable, unusableText: formatCount(intl, unusable) },
        )}
      </span>
    </th>
  );
}

/** The six measures over all platforms, then per platform; every figure opens its answers. */
export const PlatformTable = observer(function PlatformTable(props: PlatformTableProps) {
  const { report, className, onOpen, onWhy } = props;
  const intl = useIntl();
  const words = useApiWords();
  const { rows, platforms, brands, scope } = report;
  const { shown, more } = useFirstRows(rows.filter(isOne), FIRST_PLATFORMS);
  const ownId = ownBrandId(brands);
  const own = brands.find(({ id }) => id === ownId);
  const names = new Map(platforms.map(({ id, name }) => [id, name]));
  const title = intl.formatMessage({ id: 'answerIndex.platforms' });
  const estimated = isEstimated(scope);
  const nameOf = ({ platform_id: id }: PlatformRow): string =>
    id === null ? intl.formatMessage({ id: 'answerIndex.platforms.all' }) : (names.get(id) ?? id);
  const axisOf = (id: MeasureId) =>
    id === 'average_position' ? ([1, Math.max(2, brands.length)] as const) : measureKinds[id].axis;
  const placeOf = ({ platform_id: id }: PlatformRow): AnswerSelection => (id === null ? {} : { platform_id: id });
  const notes = [
    ...missingReasons(intl, report, own),
    ...rows.flatMap(({ platform_id: id }) => words.get(id ?? '') ?? []),
  ];
  return (
    <Panel
      className={className}
      title={title}
      subtitle={intl.formatMessage(
        { id: 'answerIndex.platforms.about' },
        {
          ...onScreen,
          days: formatDays(intl, scope.previous_start_time, scope.previous_end_time),
          compared: rows.some(({ measures }) => measures.some(({ change }) => change !== null)) ? 'yes' : 'no',
        },
      )}
      actions={
        <>
          <Button size="small" variant="minimal" endIcon={<ArrowDownIcon />} onClick={onWhy}>
            {intl.formatMessage({ id: 'answerIndex.why' })}
          </Button>
          <CsvButton name={title} file={() => platformTableCsv(intl, report, nameOf, words)} />
        </>
      }
    >
      <ScrollBox label={title}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col" className={styles['platform']}>
                {intl.formatMessage({ id: 'answerIndex.platforms.platform' })}
              </th>
              {MEASURES.map((id) => (
                <th key={id} scope="col">
                  <span className={styles['head']}>
                    {intl.formatMessage({ id: `figures.measure.${id}` })}
                    <DefinitionPopover measureId={id} estimated={estimated && id === 'net_sentiment'} />
                  </span>
                </th>
              ))}
              <th scope="col" className={styles['spark']}>
                {intl.formatMessage({ id: 'answerIndex.platforms.trend' })}
              </th>
            </tr>
          </thead>
          <tbody>
            {[...rows.filter((row) => !isOne(row)), ...shown].map((row) => (
              <tr key={row.platform_id ?? ''} className={row.platform_id === null ? styles['all'] : ''}>
                <RowHead
                  row={row}
                  name={nameOf(row)}
                  word={words.get(row.platform_id ?? '')}
                  onOpen={() => {
                    onOpen({ ...placeOf(row), status: 'ok' });
                  }}
                />
                {row.measures.map((figure) => (
                  <td key={figure.measure_id}>
                    <PlatformFigure
                      figure={figure}
                      platform={nameOf(row)}
                      brand={own}
                      scope={scope}
                      axis={axisOf(figure.measure_id)}
                      saysWhy={row.platform_id === null}
                      onOpen={() => {
                        onOpen({ ...measureSelection(figure.measure_id, ownId), ...placeOf(row) });
                      }}
                    />
                  </td>
                ))}
                <td className={styles['spark']}>
                  <Sparkline points={row.sparkline} write={(value) => formatPercent(intl, value)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {more && <ShowAll {...more} />}
      {notes.length > 0 && (
        <ul className={styles['words']}>
          {notes.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      )}
    </Panel>
  );
});
