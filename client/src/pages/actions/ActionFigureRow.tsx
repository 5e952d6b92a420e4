import { useIntl } from 'react-intl';
import type { ActionFigure, ActionRefs, ActionSelection } from '#client/api/actionSchemas.ts';
import { ChangeText } from '#client/components/figures/ChangeText.tsx';
import { formatCount, formatInterval, formatMeasure } from '#client/components/figures/formats.ts';
import { isThin, isThinPrompt } from '#client/lib/thinData.ts';
import { figureLike, figureName } from './figureWords.ts';
import styles from './ActionFigureRow.module.scss';

interface ActionFigureRowProps {
  readonly figure: ActionFigure;
  readonly refs: Pick<ActionRefs, 'brands'>;
  readonly onOpen: (selection: ActionSelection) => void;
}

/** A figure of a rule: the value, which opens its answers, its interval, its sample and its change. */
export function ActionFigureRow({ figure, refs, onOpen }: ActionFigureRowProps) {
  const intl = useIntl();
  const { measure, previous, change, selection, one_prompt: onePrompt } = figure;
  const name = figureName(intl, figure, refs);
  const like = figureLike(figure);
  if (measure === null) {
    return (
      <div className={styles['row']}>
        <span className={styles['name']}>{name}</span>
        <span className={styles['meta']}>{intl.formatMessage({ id: 'actions.figure.noData' })}</span>
      </div>
    );
  }
  const value = formatMeasure(intl, like, measure.value);
  const thin = onePrompt ? isThinPrompt(measure) : isThin(measure);
  const evidence = intl.formatMessage(
    { id: onePrompt ? 'figures.evidence.onePrompt' : 'figures.evidence' },
    { n: formatCount(intl, measure.n), k: measure.k, prompts: formatCount(intl, measure.k) },
  );
  return (
    <div className={`${styles['row'] ?? ''} ${thin ? (styles['thin'] ?? '') : ''}`}>
      <span className={styles['name']}>{name}</span>
      {selection === null ? (
        <span className={styles['value']}>{value}</span>
      ) : (
        <button
          type="button"
          className={styles['value']}
          aria-label={intl.formatMessage({ id: 'figures.openAnswersOf' }, { name, value })}
          onClick={() => {
            onOpen(selection);
          }}
        >
          {value}
        </button>
      )}
      <span className={styles['meta']}>{formatInterval(intl, like, measure.low, measure.high)}</span>
      <span className={styles['meta']}>{evidence}</span>
      {previous !== null && (
        <span className={styles['meta']}>
          {intl.formatMessage({ id: 'actions.figure.before' }, { value: formatMeasure(intl, like, previous.value) })}
        </span>
      )}
      {thin && <span className={styles['meta']}>{intl.formatMessage({ id: 'figures.thin' })}</span>}
      {change !== null && !thin && <ChangeText measureId={like} change={change} />}
    </div>
  );
}
