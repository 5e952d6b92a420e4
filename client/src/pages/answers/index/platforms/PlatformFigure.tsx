import { useIntl } from 'react-intl';
import type { AnswerIndex } from '#client/api/answerIndexSchemas.ts';
import type { BrandRef, ReportScope } from '#client/api/reportSchemas.ts';
import { ChangeText } from '#client/components/figures/ChangeText.tsx';
import { DomainNotSet } from '#client/components/figures/DomainNotSet.tsx';
import { formatCount, formatInterval, measureParts } from '#client/components/figures/formats.ts';
import { IntervalBar } from '#client/components/figures/IntervalBar.tsx';
import { noDataId } from '#client/components/figures/noDataId.ts';
import { unsetBrand } from '#client/components/figures/unsetBrand.ts';
import { isThin } from '#client/lib/thinData.ts';
import styles from './PlatformTable.module.scss';

interface PlatformFigureProps {
  readonly figure: AnswerIndex['rows'][number]['measures'][number];
  readonly platform: string;
  /** The brand of the figure. */
  readonly brand: BrandRef | undefined;
  readonly scope: ReportScope;
  /** Ends of the axis of the interval. */
  readonly axis: readonly [number, number];
  /** The reason for a missing figure is shown as text, not only as a tooltip; only for the first of several cells. */
  readonly saysWhy: boolean;
  readonly onOpen: () => void;
}

/** A measure on a platform: value with sample, interval, change with verdict. */
export function PlatformFigure({ figure, platform, brand, scope, axis, saysWhy, onOpen }: PlatformFigureProps) {
  const intl = useIntl();
  const { measure_id: id, measure, change } = figure;
  const unset = unsetBrand(id, brand);
  if (measure === null && unset !== undefined) return <DomainNotSet brand={unset} short />;
  if (measure === null) {
    const why = intl.formatMessage({ id: noDataId(id, scope) });
    if (saysWhy) return <span className={styles['why']}>{why}</span>;
    return (
      <span className={styles['none']} role="img" aria-label={why} title={why}>
        –
      </span>
    );
  }
  const { digits, unit } = measureParts(intl, id, measure.value);
  const thin = isThin(measure);
  const interval = intl.formatMessage(
    { id: 'figures.interval' },
    { interval: formatInterval(intl, id, measure.low, measure.high) },
  );
  const evidence = intl.formatMessage(
    { id: 'figures.evidence' },
    { n: formatCount(intl, measure.n), k: measure.k, prompts: formatCount(intl, measure.k) },
  );
  const name = intl.formatMessage(
    { id: 'answerIndex.platforms.figure' },
    { platform, measure: intl.formatMessage({ id: `figures.measure.${id}` }) },
  );
  return (
    <span className={`${styles['figure'] ?? ''} ${thin ? (styles['thin'] ?? '') : ''}`}>
      <button
        type="button"
        className={styles['value']}
        title={`${interval} · ${evidence}`}
        aria-label={intl.formatMessage({ id: 'figures.openAnswersOf' }, { name, value: `${digits}${unit}` })}
        onClick={onOpen}
      >
        {digits}
        {unit !== '' && <span className={styles['unit']}>{unit}</span>}
      </button>
      <span className={styles['evidence']} title={evidence}>
        {intl.formatMessage({ id: 'figures.evidence.onePrompt' }, { n: formatCount(intl, measure.n) })}
      </span>
      <IntervalBar
        className={styles['interval']}
        value={measure.value}
        low={measure.low}
        high={measure.high}
        axis={axis}
        thin={thin}
        label={interval}
      />
      {thin && <span className={styles['few']}>{intl.formatMessage({ id: 'figures.thin' })}</span>}
      {!thin && change !== null && <ChangeText className={styles['change']} measureId={id} change={change} />}
    </span>
  );
}
