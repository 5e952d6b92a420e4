import { useIntl } from 'react-intl';
import { reweigh } from '#client/lib/contentScore/scoreContent.ts';
import type { ContentScore } from '#client/lib/contentScore/types.ts';
import { WEIGHTS } from '#client/lib/contentScore/weights.ts';
import { weightsIn } from './weightsDraft.ts';
import type { WeightsDraft } from './weightsDraft.ts';
import styles from './WeightsDialog.module.scss';

interface WeightsPreviewProps {
  /** Score of the text on screen, with the current weights. */
  readonly score: ContentScore;
  readonly draft: WeightsDraft;
}

/** Preview of the typed weights: both scores of the text on screen, before and after. */
export function WeightsPreview({ score, draft }: WeightsPreviewProps) {
  const intl = useIntl();
  const weights = weightsIn(draft);
  const after = weights === null ? null : reweigh(score, { ...WEIGHTS, ...weights });
  return (
    <section className={styles['preview']} aria-label={intl.formatMessage({ id: 'score.weights.preview' })}>
      <h3 className={styles['part']}>{intl.formatMessage({ id: 'score.weights.preview' })}</h3>
      <dl className={styles['scores']} aria-live="polite">
        {(['eligible', 'citable'] as const).map((part) => (
          <div key={part}>
            <dt>{intl.formatMessage({ id: `score.${part}` })}</dt>
            <dd>
              {intl.formatMessage(
                { id: 'score.weights.change' },
                { before: score[part].score, after: after === null ? '–' : intl.formatNumber(after[part].score) },
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
