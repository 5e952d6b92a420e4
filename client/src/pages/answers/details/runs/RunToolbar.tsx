import { Button } from '@blueprintjs/core';
import { ChevronLeftIcon, ChevronRightIcon, ComparisonIcon } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { formatCount } from '#client/components/figures/formats.ts';
import { useFocusOnMount } from './useFocusOnMount.ts';
import styles from './RunViewer.module.scss';

interface RunToolbarProps {
  /** From 0; -1: not in the list of runs. */
  readonly index: number;
  readonly total: number;
  readonly canCompare: boolean;
  /** A comparison was just closed. */
  readonly takesFocus: boolean;
  readonly onStep: (step: number) => void;
  readonly onCompare: () => void;
}

/** Buttons for the previous and next run, and for comparing two runs. */
export function RunToolbar({ index, total, canCompare, takesFocus, onStep, onCompare }: RunToolbarProps) {
  const intl = useIntl();
  const compare = useFocusOnMount(takesFocus);
  const step = (id: 'answers.previous' | 'answers.next', by: number, disabled: boolean) => (
    <Button
      size="small"
      variant="minimal"
      icon={by < 0 ? <ChevronLeftIcon /> : <ChevronRightIcon />}
      disabled={disabled}
      aria-label={intl.formatMessage({ id })}
      title={intl.formatMessage({ id })}
      onClick={() => {
        onStep(by);
      }}
    />
  );
  return (
    <div className={styles['toolbar']}>
      {step('answers.previous', -1, index <= 0)}
      {step('answers.next', 1, index === -1 || index >= total - 1)}
      {index !== -1 && (
        <span className={styles['place']}>
          {intl.formatMessage({ id: 'answers.place' }, { place: index + 1, total: formatCount(intl, total) })}
        </span>
      )}
      <Button
        ref={compare}
        className={styles['compare'] ?? ''}
        size="small"
        icon={<ComparisonIcon />}
        disabled={!canCompare}
        onClick={onCompare}
      >
        {intl.formatMessage({ id: 'promptDetails.compare' })}
      </Button>
    </div>
  );
}
