import { useIntl } from 'react-intl';
import type { Measure, MeasureId } from '../../api/measureSchemas.ts';
import type { Tile } from '../../api/overviewSchemas.ts';
import { isThin, isWeakInterval } from '../../lib/thinData.ts';
import { ChangeText } from './ChangeText.tsx';
import { DefinitionPopover } from './DefinitionPopover.tsx';
import { formatCount, formatInterval, measureParts } from './formats.ts';
import { IntervalBar } from './IntervalBar.tsx';
import { measureKinds } from './measureKinds.ts';
import styles from './MetricTile.module.scss';
import { Sparkline } from './Sparkline.tsx';

interface MetricTileProps {
  readonly tile: Tile;
  /** Far end of the axis of positions: how many brands are tracked. */
  readonly brandCount: number;
  /** Sentiment labels are, at least in part, estimates. */
  readonly estimated?: boolean;
  /** Opens the answers behind the figure. */
  readonly onOpen: (measureId: MeasureId) => void;
}

function axisOf(id: MeasureId, brandCount: number): readonly [number, number] {
  return id === 'average_position' ? [1, Math.max(2, brandCount)] : measureKinds[id].axis;
}

interface TileFigureProps extends MetricTileProps {
  readonly measure: Measure;
}

function TileFigure({ tile, measure, brandCount, onOpen }: TileFigureProps) {
  const intl = useIntl();
  const id = tile.measure_id;
  const { digits, unit } = measureParts(intl, id, measure.value);
  const interval = formatInterval(intl, id, measure.low, measure.high);
  const thin = isThin(measure);
  const weak = measureKinds[id].kind === 'ratio' && isWeakInterval(measure);
  const intervalText = intl.formatMessage({ id: weak ? 'figures.intervalWeak' : 'figures.interval' }, { interval });
  return (
    <>
      <div className={styles['main']}>
        <button
          type="button"
          className={styles['value']}
          title={intl.formatMessage({ id: 'figures.openAnswers' })}
          aria-label={intl.formatMessage(
            { id: 'figures.openAnswersOf' },
            { name: intl.formatMessage({ id: `figures.measure.${id}` }), value: `${digits}${unit}` },
          )}
          onClick={() => {
            onOpen(id);
          }}
        >
          {digits}
          {unit !== '' && <span className={styles['unit']}>{unit}</span>}
        </button>
        <Sparkline points={tile.sparkline} />
      </div>
      <span title={intervalText}>
        <IntervalBar
          value={measure.value}
          low={measure.low}
          high={measure.high}
          axis={axisOf(id, brandCount)}
          thin={thin}
          label={intervalText}
        />
      </span>
      <p className={styles['meta']}>
        {intl.formatMessage(
          { id: 'figures.evidence' },
          { n: formatCount(intl, measure.n), k: measure.k, prompts: formatCount(intl, measure.k) },
        )}
      </p>
    </>
  );
}

/** What stands where the change would be: the change, or why there is none. */
function TileChange({ tile }: { readonly tile: Tile }) {
  const intl = useIntl();
  if (tile.measure === null) return null;
  if (isThin(tile.measure)) return <span className={styles['few']}>{intl.formatMessage({ id: 'figures.thin' })}</span>;
  if (tile.change !== null) return <ChangeText measureId={tile.measure_id} change={tile.change} />;
  const why = tile.previous === null ? 'figures.noPrevious' : 'figures.thinPrevious';
  return <span className={styles['meta']}>{intl.formatMessage({ id: why })}</span>;
}

/** One figure of the overview: value, interval, what it stands on, and its change with a verdict. */
export function MetricTile(props: MetricTileProps) {
  const { tile, estimated = false } = props;
  const intl = useIntl();
  const thin = tile.measure !== null && isThin(tile.measure);
  const name = intl.formatMessage({ id: `figures.measure.${tile.measure_id}` });
  return (
    <article className={`${styles['tile'] ?? ''} ${thin ? (styles['thin'] ?? '') : ''}`} aria-label={name}>
      <div className={styles['head']}>
        <h2 className={styles['label']}>
          {estimated ? intl.formatMessage({ id: 'figures.estimatedName' }, { name }) : name}
        </h2>
        <DefinitionPopover measureId={tile.measure_id} estimated={estimated} />
      </div>
      {tile.measure === null ? (
        <>
          <div className={styles['main']}>
            <span className={styles['none']} aria-label={intl.formatMessage({ id: 'common.noData' })} role="img">
              –
            </span>
          </div>
          <p className={styles['meta']}>{intl.formatMessage({ id: `figures.noData.${tile.measure_id}` })}</p>
        </>
      ) : (
        <TileFigure {...props} measure={tile.measure} />
      )}
      <div className={styles['change']}>
        <TileChange tile={tile} />
      </div>
    </article>
  );
}
