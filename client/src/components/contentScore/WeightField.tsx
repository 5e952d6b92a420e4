import { NumericInput } from '@blueprintjs/core';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { EVIDENCE } from '#client/lib/contentScore/evidence.ts';
import { GRADES, isPenalty } from '#client/lib/contentScore/weights.ts';
import type { WeighedFactorId } from '#client/lib/contentScore/weights.ts';
import { mostOf, shareIn } from './weightsDraft.ts';
import type { WeightsDraft } from './weightsDraft.ts';
import styles from './WeightsDialog.module.scss';

interface WeightFieldProps {
  readonly id: WeighedFactorId;
  readonly draft: WeightsDraft;
  /** Translated; null when the field is valid. */
  readonly error: string | null;
  readonly onType: (text: string) => void;
}

/** The weight of one factor: its evidence, the points typed, and their share of the score's 100. */
export function WeightField({ id, draft, error, onType }: WeightFieldProps) {
  const intl = useIntl();
  const fieldId = useId();
  const noteId = `${fieldId}-note`;
  const { levels, disputed } = GRADES[id];
  const studies = EVIDENCE[id].map((study) => intl.formatMessage({ id: `score.study.${study}.name` }));
  const share = shareIn(draft, id);
  const worth = isPenalty(id)
    ? intl.formatMessage({ id: 'score.weights.cost' })
    : share === null
      ? '–'
      : intl.formatNumber(share, { style: 'percent' });
  return (
    <div className={styles['row']}>
      <label htmlFor={fieldId} className={styles['name']}>
        {intl.formatMessage({ id: `score.factor.${id}` })}
      </label>
      <span className={styles['grade']}>
        {levels.join(' ')}
        {disputed && ` · ${intl.formatMessage({ id: 'score.grade.disputed' })}`}
      </span>
      {/* Not a number field of the browser: in Chrome, the wheel that scrolls the dialog changes the value of the one with the focus. */}
      <NumericInput
        id={fieldId}
        inputMode="numeric"
        fill
        buttonPosition="none"
        className={styles['field'] ?? ''}
        min={0}
        max={mostOf(id)}
        majorStepSize={null}
        minorStepSize={null}
        intent={error === null ? 'none' : 'danger'}
        aria-invalid={error !== null}
        aria-describedby={noteId}
        value={draft[id] ?? ''}
        onValueChange={(_value, text) => {
          onType(text);
        }}
      />
      <span className={styles['share']}>{worth}</span>
      <span
        id={noteId}
        className={error === null ? styles['studies'] : styles['error']}
        role={error === null ? undefined : 'alert'}
      >
        {error ?? (studies.length === 0 ? intl.formatMessage({ id: 'score.evidence.none' }) : studies.join(' · '))}
      </span>
    </div>
  );
}
