import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import type { PromptDetail } from '#client/api/detailSchemas.ts';
import { AnswerSkeleton } from '#client/components/answers/AnswerSkeleton.tsx';
import { useAnswerKeys } from '#client/components/answers/useAnswerKeys.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { VisuallyHidden } from '#client/components/figures/VisuallyHidden.tsx';
import { onScreen } from '#client/components/ui/onScreen.tsx';
import { machineZone } from '#client/lib/machineZone.ts';
import type { PromptDetailsSearch } from '../promptDetailsSearch.ts';
import type { MoveOnPage } from '../usePromptDetails.ts';
import { describeRun } from './describeRun.ts';
import { filmStrip } from './filmStrip.ts';
import { FilmStrip } from './FilmStrip.tsx';
import { RunViewer } from './RunViewer.tsx';
import { StripLegend } from './StripLegend.tsx';
import { useRunChoice } from './useRunChoice.ts';
import type { Side } from './useRunChoice.ts';
import styles from './RunsTab.module.scss';

// The comparison and its diff library are loaded on first use.
const AnswerComparison = lazy(async () => ({
  default: (await import('../compare/AnswerComparison.tsx')).AnswerComparison,
}));

interface RunsTabProps {
  readonly detail: PromptDetail;
  readonly searchState: PromptDetailsSearch;
  /** Keyboard shortcuts are active: no drawer covers the page. */
  readonly active: boolean;
  readonly updateSearch: MoveOnPage;
}

const LETTERS: Readonly<Record<Side, string>> = { left: 'A', right: 'B' };

/** All runs as a film strip, and one of them in full or two side by side. */
export function RunsTab({ detail, searchState, active, updateSearch }: RunsTabProps) {
  const intl = useIntl();
  const [side, setSide] = useState<Side>('left');
  // Starting and ending a comparison removes the pressed button: the one that replaces it takes the focus.
  const [pressed, setPressed] = useState(false);
  const ownId = detail.brands.find((brand) => brand.own)?.id ?? '';
  const strip = filmStrip(detail.runs, detail.platforms, ownId, machineZone());
  const choice = useRunChoice(detail, strip, searchState, side, updateSearch);
  useAnswerKeys(active, choice.step);
  const { leftId, rightId, index, order } = choice;
  const compares = leftId !== null && rightId !== null;
  const letters = new Map(
    compares
      ? [
          [leftId, LETTERS.left],
          [rightId, LETTERS.right],
        ]
      : [],
  );
  const current = order[index];
  return (
    <div className={`${styles['grid'] ?? ''} ${compares ? (styles['wide'] ?? '') : ''}`}>
      <Panel
        className={styles['strip']}
        title={intl.formatMessage({ id: 'promptDetails.strip' })}
        subtitle={intl.formatMessage(
          { id: 'promptDetails.runs.count' },
          { ...onScreen, count: order.length, shown: formatCount(intl, order.length), unit: strip.unit },
        )}
      >
        <FilmStrip
          strip={strip}
          ownId={ownId}
          currentId={current?.answer_id ?? null}
          letters={letters}
          onSelect={choice.select}
        />
        <StripLegend runs={detail.runs} ownId={ownId} />
        <VisuallyHidden>
          <span role="status">{current !== undefined && describeRun(intl, current, detail.platforms, ownId)}</span>
        </VisuallyHidden>
      </Panel>
      {compares ? (
        <Suspense
          fallback={
            <div className={styles['waiting']} aria-busy="true">
              <AnswerSkeleton />
            </div>
          }
        >
          <AnswerComparison
            leftId={leftId}
            rightId={rightId}
            side={side}
            onSide={setSide}
            onSwap={choice.swap}
            takesFocus={pressed}
            onEnd={() => {
              setPressed(true);
              choice.endComparing();
            }}
          />
        </Suspense>
      ) : (
        leftId !== null && (
          <RunViewer
            id={leftId}
            index={index}
            total={order.length}
            canCompare={choice.canCompare}
            takesFocus={pressed}
            onStep={choice.step}
            onCompare={() => {
              setSide('left');
              setPressed(true);
              choice.startComparing();
            }}
            onNewest={() => {
              updateSearch({ runId: null });
            }}
          />
        )
      )}
    </div>
  );
}
