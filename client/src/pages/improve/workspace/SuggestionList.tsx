import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import type { ScoreResult } from '#client/components/contentScore/scoreMessages.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import type { MarkdownEditorRef } from '#client/components/markdownEditor/MarkdownEditor.tsx';
import { oneLine } from '#client/lib/oneLine.ts';
import { suggestionsByGap } from './suggestionsByGap.ts';
import styles from './Workspace.module.scss';

interface SuggestionListProps {
  readonly rated: ScoreResult;
  /** The editor in which places are shown. */
  readonly editorRef: RefObject<MarkdownEditorRef | null>;
}

/** About as many as a person handles at once. */
const FIRST = 12;
const LONGEST = 60;

/** Suggestions, largest gain first; each links to its place. They say what is missing and never write it. */
export const SuggestionList = observer(function SuggestionList({
  rated: { score, text },
  editorRef,
}: SuggestionListProps) {
  const intl = useIntl();
  const [all, setAll] = useState(false);
  const ranked = suggestionsByGap(score);
  const shown = all ? ranked : ranked.slice(0, FIRST);
  return (
    <Panel
      title={intl.formatMessage({ id: 'improve.suggestions' })}
      subtitle={intl.formatMessage({ id: 'improve.suggestions.about' })}
    >
      {ranked.length === 0 && (
        <p className={styles['muted']}>{intl.formatMessage({ id: 'improve.suggestions.none' })}</p>
      )}
      <ol className={styles['suggestions']}>
        {shown.map(({ factor, suggestion, gain }, index) => {
          const { at, id, values } = suggestion;
          // The gain belongs to the factor, however many suggestions would raise it, so it is shown once.
          const isFirst = shown[index - 1]?.factor !== factor;
          const place = at === null ? '' : oneLine(text.slice(at.start, at.end), LONGEST);
          return (
            <li key={`${id} ${String(index)}`}>
              <span className={styles['gain']}>
                {!isFirst
                  ? null
                  : Number.isFinite(gain)
                    ? intl.formatMessage(
                        { id: 'improve.gain' },
                        { points: intl.formatNumber(gain, { maximumFractionDigits: 1 }) },
                      )
                    : intl.formatMessage({ id: 'improve.gain.gate' })}
              </span>
              <span className={styles['advice']}>
                {isFirst && (
                  <span className={styles['factor']}>{intl.formatMessage({ id: `score.factor.${factor}` })}</span>
                )}
                {intl.formatMessage({ id: `score.suggestion.${id}` }, values)}
                {at !== null && (
                  <button
                    type="button"
                    className={styles['place']}
                    aria-label={intl.formatMessage(
                      { id: 'improve.suggestions.jump' },
                      { place: place === '' ? String(at.start + 1) : place },
                    )}
                    onClick={() => {
                      editorRef.current?.goTo(at);
                    }}
                  >
                    {place === '' ? intl.formatMessage({ id: 'score.goToPlace' }) : place}
                  </button>
                )}
              </span>
            </li>
          );
        })}
      </ol>
      {ranked.length > FIRST && (
        <Button
          size="small"
          variant="minimal"
          aria-expanded={all}
          onClick={() => {
            setAll(!all);
          }}
        >
          {intl.formatMessage(
            { id: all ? 'improve.suggestions.fewer' : 'improve.suggestions.all' },
            { count: ranked.length },
          )}
        </Button>
      )}
    </Panel>
  );
});
