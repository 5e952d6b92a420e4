import { Button, SegmentedControl, Switch } from '@blueprintjs/core';
import { CrossIcon, SwapHorizontalIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useId, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { AnswerDetail } from '#client/api/answerSchemas.ts';
import { AnswerSkeleton } from '#client/components/answers/AnswerSkeleton.tsx';
import { formatInstant } from '#client/components/answers/formatInstant.ts';
import { useAnswer } from '#client/components/answers/useAnswers.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { joinTexts } from '#client/lib/stripBidi.ts';
import { useFocusOnMount } from '../runs/useFocusOnMount.ts';
import type { Side } from '../runs/useRunChoice.ts';
import { ChangedSets } from './ChangedSets.tsx';
import { compareAnswers } from './compareAnswers.ts';
import { ComparedText } from './ComparedText.tsx';
import styles from './AnswerComparison.module.scss';

interface ComparedProps {
  readonly left: AnswerDetail;
  readonly right: AnswerDetail;
}

/** Describes an answer: letter, platform, time and run, and its status if it is not usable. */
function useAnswerName(): (letter: string, answer: AnswerDetail) => string {
  const intl = useIntl();
  return (letter, { platform_name: platform, asked_at: at, run, status }) =>
    joinTexts(
      [
        letter,
        platform,
        formatInstant(intl, at),
        intl.formatMessage({ id: 'answers.run' }, { run }),
        ...(status === 'ok' ? [] : [intl.formatMessage({ id: `answers.status.${status}` })]),
      ],
      ' · ',
    );
}

function Compared({ left, right }: ComparedProps) {
  const intl = useIntl();
  const nameOf = useAnswerName();
  const [onlyChanges, setOnlyChanges] = useState(false);
  // Diffing two long answers takes tens of milliseconds; state changes in this component do not affect the result.
  const comparison = useMemo(() => compareAnswers(left, right), [left, right]);
  const { counts, rows } = comparison;
  const count = (change: keyof typeof counts): string => formatCount(intl, counts[change]);
  const equal = rows.length > 0 && counts.same === rows.length;
  return (
    <>
      <div className={styles['summary']}>
        <p>
          {rows.length === 0
            ? intl.formatMessage({ id: 'promptDetails.compare.noText' })
            : intl.formatMessage(
                { id: equal ? 'promptDetails.compare.equal' : 'promptDetails.compare.counts' },
                {
                  same: count('same'),
                  changed: count('changed'),
                  removed: count('removed'),
                  added: count('added'),
                  left: 'A',
                  right: 'B',
                },
              )}
        </p>
        <Switch
          className={styles['switch'] ?? ''}
          checked={onlyChanges}
          label={intl.formatMessage({ id: 'promptDetails.compare.onlyChanges' })}
          onChange={({ currentTarget }) => {
            setOnlyChanges(currentTarget.checked);
          }}
        />
      </div>
      <div className={styles['text']}>
        <ComparedText
          rows={rows}
          brands={right.tracked}
          onlyChanges={onlyChanges}
          names={[nameOf('A', left), nameOf('B', right)]}
        />
      </div>
      <ChangedSets comparison={comparison} tracked={right.tracked} />
    </>
  );
}

interface AnswerComparisonProps {
  readonly leftId: string;
  readonly rightId: string;
  /** The side that a run picked from the strip replaces. */
  readonly side: Side;
  /** The button that started the comparison was removed. */
  readonly takesFocus: boolean;
  readonly onSide: (side: Side) => void;
  readonly onSwap: () => void;
  readonly onEnd: () => void;
}

function isSide(value: string): value is Side {
  return value === 'left' || value === 'right';
}

/** Two answers side by side: aligned sentences, and the difference in brands and sources. */
export const AnswerComparison = observer(function AnswerComparison(props: AnswerComparisonProps) {
  const { leftId, rightId, side, takesFocus, onSide, onSwap, onEnd } = props;
  const intl = useIntl();
  const labelId = useId();
  const end = useFocusOnMount(takesFocus);
  const [left, right] = [useAnswer(leftId), useAnswer(rightId)];
  const both = {
    data: left.data === undefined || right.data === undefined ? undefined : { left: left.data, right: right.data },
    error: left.error ?? right.error,
    isFetching: left.isFetching || right.isFetching,
    isPlaceholderData: left.isPlaceholderData || right.isPlaceholderData,
    refetch: () => {
      void left.refetch();
      void right.refetch();
    },
  };
  return (
    <div className={styles['card']}>
      <div className={styles['toolbar']}>
        <span id={labelId} className={styles['label']}>
          {intl.formatMessage({ id: 'promptDetails.compare.pick' })}
        </span>
        <SegmentedControl
          size="small"
          aria-labelledby={labelId}
          options={[
            { value: 'left', label: 'A' },
            { value: 'right', label: 'B' },
          ]}
          value={side}
          onValueChange={(value) => {
            if (isSide(value)) onSide(value);
          }}
        />
        <span className={styles['actions']}>
          <Button size="small" variant="minimal" icon={<SwapHorizontalIcon />} onClick={onSwap}>
            {intl.formatMessage({ id: 'promptDetails.compare.swap' })}
          </Button>
          <Button ref={end} size="small" icon={<CrossIcon />} onClick={onEnd}>
            {intl.formatMessage({ id: 'promptDetails.compare.end' })}
          </Button>
        </span>
      </div>
      <LoadPanel
        query={both}
        what={intl.formatMessage({ id: 'promptDetails.compare.title' })}
        skeleton={<AnswerSkeleton />}
      >
        {(answers) => <Compared left={answers.left} right={answers.right} />}
      </LoadPanel>
    </div>
  );
});
