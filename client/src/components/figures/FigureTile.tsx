import { useIntl } from 'react-intl';
import type { ReactNode } from 'react';
import { isShare } from '../../api/measureSchemas.ts';
import type { Change, Measure, MeasureId } from '../../api/measureSchemas.ts';
import { isThin, isThinPrompt, isWeakInterval } from '../../lib/thinData.ts';
import type { BrandRef } from '../../api/reportSchemas.ts';
import { ChangeText } from './ChangeText.tsx';
import { DomainNotSet } from './DomainNotSet.tsx';
import styles from './FigureTile.module.scss';
import { formatCount, formatInterval, formatMeasure, measureParts } from './formats.ts';
import { IntervalBar } from './IntervalBar.tsx';
import { measureKinds } from './measureKinds.ts';
import { Sparkline } from './Sparkline.tsx';

interface FigureTileProps {
  /** What the figure is called, translated; names the tile. */
  readonly name: string;
  /** In place of the name in the heading, where that says more. */
  readonly heading?: string | undefined;
  /** The "?" with its definition. */
  readonly help: ReactNode;
  /** A figure that is no measure of its own is written, and moves for better or worse, like this one. */
  readonly like: MeasureId;
  readonly measure: Measure | null;
  /** Ends of the axis of the interval; those of the measure without it. */
  readonly axis?: readonly [number, number] | undefined;
  readonly sparkline?: readonly (number | null)[];
  readonly change: Change | null;
  readonly previous?: Measure | null;
  /** Said in place of a change, and of a figure. */
  readonly noChange: string;
  readonly noData: string;
  /** The brand whose domain would have to be set for there to be a figure. */
  readonly unset?: BrandRef | undefined;
  /** What has to be known to read the figure. */
  readonly caveat?: ReactNode;
  /** Of one prompt, whose answers are the sample. */
  readonly onePrompt?: boolean;
  /** Lower, for a row of figures above what a page is about. */
  readonly compact?: boolean;
  /** Opens the answers behind the figure; without it the figure is a text, as in a report that has left the house. */
  readonly onOpen?: (() => void) | undefined;
}

const isFew = ({ measure, onePrompt = false }: Pick<FigureTileProps, 'measure' | 'onePrompt'>): boolean =>
  measure !== null && (onePrompt ? isThinPrompt(measure) : isThin(measure));

interface TileFigureProps extends FigureTileProps {
  readonly measure: Measure;
}

function TileFigure(props: TileFigureProps) {
  const { name, like, measure, axis = measureKinds[like].axis, sparkline = [], onePrompt = false, onOpen } = props;
  const intl = useIntl();
  const { digits, unit } = measureParts(intl, like, measure.value);
  const interval = formatInterval(intl, like, measure.low, measure.high);
  const weak = !onePrompt && isShare(like) && isWeakInterval(measure);
  const intervalText = intl.formatMessage({ id: weak ? 'figures.intervalWeak' : 'figures.interval' }, { interval });
  const figure = (
    <>
      {digits}
      {unit !== '' && <span className={styles['unit']}>{unit}</span>}
    </>
  );
  return (
    <>
      <div className={styles['main']}>
        {onOpen === undefined ? (
          <span className={`${styles['value'] ?? ''} ${styles['still'] ?? ''}`}>{figure}</span>
        ) : (
          <button
            type="button"
            className={styles['value']}
            title={intl.formatMessage({ id: 'figures.openAnswers' })}
            aria-label={intl.formatMessage({ id: 'figures.openAnswersOf' }, { name, value: `${digits}${unit}` })}
            onClick={onOpen}
          >
            {figure}
          </button>
        )}
        <Sparkline points={sparkline} write={(value) => formatMeasure(intl, like, value)} />
      </div>
      <IntervalBar
        value={measure.value}
        low={measure.low}
        high={measure.high}
        axis={axis}
        thin={isFew(props)}
        label={intervalText}
      />
      <p className={styles['meta']}>
        {intl.formatMessage(
          { id: onePrompt ? 'figures.evidence.onePrompt' : 'figures.evidence' },
          { n: formatCount(intl, measure.n), k: measure.k, prompts: formatCount(intl, measure.k) },
        )}
      </p>
    </>
  );
}

/** What stands where the change would be: the change, or why there is none. */
function TileChange(props: FigureTileProps) {
  const { like, measure, previous = null, change, noChange } = props;
  const intl = useIntl();
  if (measure === null) return null;
  if (isFew(props)) return <span className={styles['few']}>{intl.formatMessage({ id: 'figures.thin' })}</span>;
  if (change !== null) return <ChangeText measureId={like} change={change} between={[previous, measure]} />;
  return <span className={styles['meta']}>{noChange}</span>;
}

/** One figure by itself: value, interval, what it stands on, and its change with a verdict. */
export function FigureTile(props: FigureTileProps) {
  const { name, heading = name, help, measure, noData, unset, caveat, compact = false } = props;
  const intl = useIntl();
  const look = [styles['tile'], isFew(props) && styles['thin'], compact && styles['compact']];
  return (
    <article className={look.filter(Boolean).join(' ')} aria-label={name}>
      <div className={styles['head']}>
        <h2 className={styles['label']}>{heading}</h2>
        {help}
      </div>
      {measure === null ? (
        <>
          <div className={styles['main']}>
            {unset === undefined ? (
              <span className={styles['none']} aria-label={intl.formatMessage({ id: 'common.noData' })} role="img">
                –
              </span>
            ) : (
              <span className={styles['unset']}>{intl.formatMessage({ id: 'figures.notSet' })}</span>
            )}
          </div>
          <p className={styles['meta']}>
            {unset === undefined && noData}
            {unset !== undefined &&
              props.onOpen === undefined &&
              intl.formatMessage({ id: 'figures.domainNotSet.own' })}
            {unset !== undefined && props.onOpen !== undefined && <DomainNotSet brand={unset} />}
          </p>
        </>
      ) : (
        <TileFigure {...props} measure={measure} />
      )}
      <div className={styles['change']}>
        <TileChange {...props} />
      </div>
      {measure !== null && caveat}
    </article>
  );
}
