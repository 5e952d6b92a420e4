import { useIntl } from 'react-intl';
import type { Publication } from '#client/api/publicationSchemas.ts';
import { plainList } from '#client/lib/plainList.ts';
import styles from './EffectView.module.scss';

/** The content scores as recorded, with their weights: they are not recomputed when a project changes its weights. */
export function ScoresThen({ change }: { readonly change: Publication }) {
  const intl = useIntl();
  const { score_before: before, score_after: after, score_weights: weights } = change;
  if (before === null || after === null) return null;
  const scores = (['eligible', 'citable'] as const).map((part) =>
    intl.formatMessage(
      { id: 'improve.effect.score' },
      { name: intl.formatMessage({ id: `score.${part}` }), before: before[part], after: after[part] },
    ),
  );
  const by = weights === undefined ? null : weights === null ? 'standard' : 'own';
  return (
    <p className={styles['note']}>
      {intl.formatMessage({ id: 'improve.effect.scores' }, { scores: plainList(intl, scores) })}
      {by !== null && ` (${intl.formatMessage({ id: `score.weights.${by}` })})`}
    </p>
  );
}
