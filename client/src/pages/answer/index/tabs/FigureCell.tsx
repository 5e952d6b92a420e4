import { useIntl } from 'react-intl';
import type { Measure, MeasureId } from '../../../../api/measureSchemas.ts';
import { formatInterval, measureParts } from '../../../../components/figures/formats.ts';
import { isThinPrompt } from '../../../../lib/thinData.ts';
import styles from './FigureCell.module.scss';

interface FigureCellProps {
  /** Whose figure of what, translated: names the button. */
  readonly name: string;
  readonly like: MeasureId;
  readonly measure: Measure | null;
  readonly onOpen: () => void;
}

/** A figure of one prompt: the value, which opens its answers; its interval and sample on hover. */
export function FigureCell({ name, like, measure, onOpen }: FigureCellProps) {
  const intl = useIntl();
  if (measure === null) {
    const why = intl.formatMessage({ id: `figures.noData.${like}` });
    return (
      <span className={styles['none']} role="img" aria-label={why} title={why}>
        –
      </span>
    );
  }
  const { digits, unit } = measureParts(intl, like, measure.value);
  const interval = formatInterval(intl, like, measure.low, measure.high);
  return (
    <button
      type="button"
      className={`${styles['value'] ?? ''} ${isThinPrompt(measure) ? (styles['thin'] ?? '') : ''}`}
      title={intl.formatMessage({ id: 'answerIndex.prompts.interval' }, { interval, n: measure.n })}
      aria-label={intl.formatMessage({ id: 'figures.openAnswersOf' }, { name, value: `${digits}${unit}` })}
      onClick={onOpen}
    >
      {digits}
      {unit !== '' && <span className={styles['unit']}>{unit}</span>}
    </button>
  );
}
