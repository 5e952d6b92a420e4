import { useIntl } from 'react-intl';
import type { Measure, MeasureId } from '#client/api/measureSchemas.ts';
import type { BrandRef, ReportScope } from '#client/api/reportSchemas.ts';
import { DomainNotSet } from '#client/components/figures/DomainNotSet.tsx';
import { formatInterval, measureParts } from '#client/components/figures/formats.ts';
import { noDataId } from '#client/components/figures/noDataId.ts';
import { isThinPrompt } from '#client/lib/thinData.ts';
import styles from './FigureCell.module.scss';

interface FigureCellProps {
  readonly like: MeasureId;
  readonly measure: Measure | null;
  /** The scope of the table. */
  readonly scope: ReportScope;
  /** The brand that lacks a domain, which is why there is no figure. */
  readonly unset?: BrandRef | undefined;
  /** Shows the interval under the value, not only in the tooltip. */
  readonly tall?: boolean;
  readonly onOpen: () => void;
}

/**
 * A figure of one prompt: the value, which opens its answers; interval and sample in the tooltip. Thousands are rendered while scrolling,
 * so row and header label it and no unnecessary text is built.
 */
export function FigureCell({ like, measure, scope, unset, tall = false, onOpen }: FigureCellProps) {
  const intl = useIntl();
  if (measure === null && unset !== undefined) return <DomainNotSet brand={unset} short />;
  if (measure === null) {
    const why = intl.formatMessage({ id: noDataId(like, scope) });
    return (
      <span className={styles['none']} role="img" aria-label={why} title={why}>
        –
      </span>
    );
  }
  const { digits, unit } = measureParts(intl, like, measure.value);
  const interval = formatInterval(intl, like, measure.low, measure.high);
  const button = (
    <button
      type="button"
      className={`${styles['value'] ?? ''} ${isThinPrompt(measure) ? (styles['thin'] ?? '') : ''}`}
      title={`${intl.formatMessage({ id: 'charts.interval' })} ${interval} · n ${measure.n}`}
      onClick={onOpen}
    >
      {digits}
      {unit !== '' && <span className={styles['unit']}>{unit}</span>}
    </button>
  );
  if (!tall) return button;
  return (
    <span className={styles['tall']}>
      {button}
      <span className={styles['interval']}>{interval}</span>
    </span>
  );
}
