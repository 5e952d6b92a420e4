import { useIntl } from 'react-intl';
import type { Measure, MeasureId } from '#client/api/measureSchemas.ts';
import type { BrandRef } from '#client/api/reportSchemas.ts';
import { isThin, isThinPrompt } from '#client/lib/thinData.ts';
import { DomainNotSet } from './DomainNotSet.tsx';
import { formatCount, formatInterval, measureParts } from './formats.ts';
import styles from './MeasureCell.module.scss';

interface MeasureCellProps {
  /** Translated brand and measure: names the button. */
  readonly name: string;
  /** The measure whose format the figure uses. */
  readonly like: MeasureId;
  readonly measure: Measure | null;
  /** Why there is no figure. */
  readonly noData: string;
  /** The brand whose missing domain is why there is no figure. */
  readonly unset?: BrandRef | undefined;
  /** A figure of one prompt: its answers are the sample. */
  readonly onePrompt?: boolean;
  readonly onOpen: () => void;
}

/** A figure in a table: the value, which opens its answers, above its interval. */
export function MeasureCell({ name, like, measure, noData, unset, onePrompt = false, onOpen }: MeasureCellProps) {
  const intl = useIntl();
  if (measure === null && unset !== undefined) return <DomainNotSet brand={unset} short />;
  if (measure === null) {
    return (
      <span className={styles['none']} role="img" aria-label={noData} title={noData}>
        –
      </span>
    );
  }
  const { digits, unit } = measureParts(intl, like, measure.value);
  const thin = onePrompt ? isThinPrompt(measure) : isThin(measure);
  const evidence = intl.formatMessage(
    { id: onePrompt ? 'figures.evidence.onePrompt' : 'figures.evidence' },
    { n: formatCount(intl, measure.n), k: measure.k, prompts: formatCount(intl, measure.k) },
  );
  return (
    <span className={`${styles['cell'] ?? ''} ${thin ? (styles['thin'] ?? '') : ''}`}>
      <button
        type="button"
        className={styles['value']}
        title={thin ? `${evidence} · ${intl.formatMessage({ id: 'figures.thin' })}` : evidence}
        aria-label={intl.formatMessage({ id: 'figures.openAnswersOf' }, { name, value: `${digits}${unit}` })}
        onClick={onOpen}
      >
        {digits}
        {unit !== '' && <span className={styles['unit']}>{unit}</span>}
      </button>
      <span className={styles['interval']}>{formatInterval(intl, like, measure.low, measure.high)}</span>
    </span>
  );
}
