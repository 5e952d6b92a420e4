import { SegmentedControl } from '@blueprintjs/core';
import { useMemo, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { AnswerMarkdown } from '#client/components/answers/AnswerMarkdown.tsx';
import { FactorList } from '#client/components/contentScore/FactorList.tsx';
import { isBlank } from '#client/components/contentScore/isBlank.ts';
import { marksOfResult } from '#client/components/contentScore/marksOfResult.ts';
import { ScorePair } from '#client/components/contentScore/ScorePair.tsx';
import { ScoreWaiting } from '#client/components/contentScore/ScoreWaiting.tsx';
import { WeightsButton } from '#client/components/contentScore/WeightsButton.tsx';
import { Panel } from '#client/components/figures/Panel.tsx';
import type { MarkdownEditorRef } from '#client/components/markdownEditor/MarkdownEditor.tsx';
import { MarkdownField } from '#client/components/markdownEditor/MarkdownField.tsx';
import type { LoadResult } from '#client/components/ui/LoadPanel.tsx';
import type { Span } from '#client/lib/Span.ts';
import { ExportFinal } from './ExportFinal.tsx';
import { useDraftScore } from './useDraftScore.ts';
import type { RatedText } from './useDraftScore.ts';
import styles from './DraftEditor.module.scss';

interface DraftEditorProps extends RatedText {
  readonly projectId: string;
  /** Load state of the score's inputs. */
  readonly loading: LoadResult<unknown>;
  readonly title: string;
  /** Incremented when the text changes other than by typing. */
  readonly revision: number;
  readonly onText: (text: string) => void;
  /** Above the editor: prompts and buttons. */
  readonly tools: ReactNode;
  readonly editorRef: RefObject<MarkdownEditorRef | null>;
}

const VIEWS = ['write', 'preview'] as const;
type View = (typeof VIEWS)[number];

/** The editor or preview of a draft, with both scores updated while typing. */
export function DraftEditor({
  projectId,
  loading,
  title,
  revision,
  onText,
  tools,
  editorRef,
  ...rated
}: DraftEditorProps) {
  const intl = useIntl();
  const { text } = rated;
  const [view, setView] = useState<View>('write');
  const result = useDraftScore(rated);
  const marks = useMemo(() => (result === null ? [] : marksOfResult(intl, result)), [intl, result]);
  const goTo = (span: Span): void => {
    // A hidden editor cannot scroll: show it before going to the place.
    flushSync(() => {
      setView('write');
    });
    editorRef.current?.goTo(span);
  };
  const banned = new Set(
    (result?.kitWords ?? [])
      .filter(({ kind }) => kind === 'banned')
      .map(({ start, end }) => result?.text.slice(start, end)),
  );
  return (
    <div className={styles['layout']}>
      <div className={styles['paper']}>
        <div className={styles['tools']}>
          <SegmentedControl
            size="small"
            aria-label={intl.formatMessage({ id: 'score.draft.view' })}
            options={VIEWS.map((value) => ({ value, label: intl.formatMessage({ id: `score.draft.view.${value}` }) }))}
            value={view}
            onValueChange={(value) => {
              setView(VIEWS.find((one) => one === value) ?? 'write');
            }}
          />
          {tools}
        </div>
        <div hidden={view !== 'write'}>
          <MarkdownField
            ref={editorRef}
            label={intl.formatMessage({ id: 'writing.field.text' })}
            text={text}
            revision={revision}
            onText={onText}
            marks={marks}
            marksOf={result?.text ?? ''}
          />
        </div>
        {view === 'preview' && (
          <section className={styles['preview']} aria-label={intl.formatMessage({ id: 'score.draft.view.preview' })}>
            {isBlank(text) ? (
              <p className={styles['keys']}>{intl.formatMessage({ id: 'score.suggestion.clarity.empty' })}</p>
            ) : (
              <AnswerMarkdown text={text} mentions={[]} brands={[]} />
            )}
          </section>
        )}
      </div>
      <Panel
        title={intl.formatMessage({ id: 'score.title' })}
        actions={<WeightsButton projectId={projectId} score={result?.score ?? null} />}
        className={styles['score']}
      >
        <div className={styles['rated']}>
          {result === null ? (
            <ScoreWaiting query={loading} />
          ) : (
            <>
              <ScorePair text={result.text} score={result.score} />
              <ul className={styles['warnings']}>
                {result.unsourced.length > 0 && (
                  <li>{intl.formatMessage({ id: 'score.draft.unsourced' }, { count: result.unsourced.length })}</li>
                )}
                {banned.size > 0 && (
                  <li>{intl.formatMessage({ id: 'score.draft.banned' }, { words: intl.formatList([...banned]) })}</li>
                )}
              </ul>
              {!isBlank(result.text) && (
                <div className={styles['factors']}>
                  <FactorList score={result.score} text={result.text} onGo={goTo} />
                </div>
              )}
            </>
          )}
          <ExportFinal title={title} text={text} onGo={goTo} />
        </div>
      </Panel>
    </div>
  );
}
