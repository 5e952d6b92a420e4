import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isShare } from '#client/api/measureSchemas.ts';
import type { Change, Measure, MeasureId } from '#client/api/measureSchemas.ts';
import type { BrandRef } from '#client/api/reportSchemas.ts';
import { isThin, isThinPrompt, isWeakInterval } from '#client/lib/thinData.ts';
import { ChangeText } from './ChangeText.tsx';
import { DomainNotSet } from './DomainNotSet.tsx';
import { formatCount, formatInterval, formatMeasure, measureParts } from './formats.ts';
import { IntervalBar } from './IntervalBar.tsx';
import { measureKinds } from './measureKinds.ts';
import { Sparkline } from './Sparkline.tsx';
import styles from './FigureTile.module.scss';

interface FigureTileProps {
  /** Translated name of the figure; names the tile. */
  readonly name: string;
  /** Replaces the name in the heading, if it is more specific. */
  readonly heading?: string | undefined;
  /** The "?" with its definition. */
  readonly help: ReactNode;
  /** The measure whose format and direction of improvement the figure uses. */
  readonly like: MeasureId;
  readonly measure: Measure | null;
  /** Ends of the interval's axis; by default those of the measure. */
  readonly axis?: readonly [number, number] | undefined;
  readonly sparkline?: readonly (number | null)[];
  readonly change: Change | null;
  readonly previous?: Measure | null;
  /** Shown instead of a change, and instead of a figure. */
  readonly noChange: string;
  readonly noData: string;
  /** The brand whose missing domain is why there is no figure. */
  readonly unset?: BrandRef | undefined;
  /** A caveat needed to read the figure. */
  readonly caveat?: ReactNode;
  /** A figure of one prompt: its answers are the sample. */
  readonly onePrompt?: boolean;
  /** Less height, for a row of figures above the main content of a page. */
  readonly compact?: boolean;
  /** Opens the answers behind the figure; without it the figure is plain text, as in an issued report. */
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
            title={`${intervalText} · ${intl.formatMessage({ id: 'figures.openAnswers' })}`}
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
      <p className={`${styles['meta'] ?? ''} ${onOpen === undefined ? '' : (styles['interval'] ?? '')}`}>
        {intervalText}
      </p>
      <p className={styles['meta']}>
        {intl.formatMessage(
          { id: onePrompt ? 'figures.evidence.onePrompt' : 'figures.evidence' },
          { n: formatCount(intl, measure.n), k: measure.k, prompts: formatCount(intl, measure.k) },
        )}
      </p>
    </>
  );
}

/** The change, or why there is none. */
function TileChange(props: FigureTileProps) {
  const { like, measure, previous = null, change, noChange } = props;
  const intl = useIntl();
  if (measure === null) return null;
  if (isFew(props)) return <span className={styles['few']}>{intl.formatMessage({ id: 'figures.thin' })}</span>;
  if (change !== null) return <ChangeText measureId={like} change={change} between={[previous, measure]} />;
  return <span className={styles['meta']}>{noChange}</span>;
}

/** A single figure: value, interval, sample size, and its change with a verdict. */
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
