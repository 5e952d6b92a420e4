import { observer } from 'mobx-react-lite';
import { useContext, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { isBlank } from '#client/components/contentScore/isBlank.ts';
import type { ScoreResult } from '#client/components/contentScore/scoreMessages.ts';
import { ScorePair } from '#client/components/contentScore/ScorePair.tsx';
import { ScoreWaiting } from '#client/components/contentScore/ScoreWaiting.tsx';
import { ScoreWorkerContext } from '#client/components/contentScore/scoreWorkerContext.ts';
import { useSourceCheck } from '#client/components/contentScore/useSourceCheck.ts';
import { WeightsButton } from '#client/components/contentScore/WeightsButton.tsx';
import { Panel } from '#client/components/figures/Panel.tsx';
import type { MarkdownEditorRef } from '#client/components/markdownEditor/MarkdownEditor.tsx';
import { MarkdownField } from '#client/components/markdownEditor/MarkdownField.tsx';
import { PromptPicker } from '#client/components/prompts/PromptPicker.tsx';
import { emptyChange } from '#client/components/publish/emptyChange.ts';
import { PublishDialog } from '#client/components/publish/PublishDialog.tsx';
import type { ImprovePageModel } from '../useImprovePage.ts';
import { DiffPanel } from './DiffPanel.tsx';
import { FactorTable } from './FactorTable.tsx';
import { marksOfSuggestions } from './marksOfSuggestions.ts';
import type { Original } from './Original.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { TextPane } from './TextPane.tsx';
import { UnsourcedNotice } from './UnsourcedNotice.tsx';
import { useWorkspace } from './useWorkspace.ts';
import type { WorkspaceModel } from './useWorkspace.ts';
import { WorkspaceVerbs } from './WorkspaceVerbs.tsx';
import styles from './Workspace.module.scss';

interface WorkspaceProps {
  readonly model: ImprovePageModel;
  readonly projectId: string;
  readonly original: Original;
}

/** Both scores of this exact text; null if it is blank or was not scored. */
const pairOf = (rated: ScoreResult | null, text: string) =>
  rated?.text === text && !isBlank(text)
    ? { eligible: rated.score.eligible.score, citable: rated.score.citable.score }
    : null;

/** The score of a text; null: it is blank. */
const scoreOf = ({ text, score }: ScoreResult) => (isBlank(text) ? null : score);

interface TextsProps {
  readonly projectId: string;
  readonly original: Original;
  readonly work: WorkspaceModel;
  readonly editorRef: RefObject<MarkdownEditorRef | null>;
}

interface ScoresProps {
  readonly rated: ScoreResult | null;
  readonly loading: WorkspaceModel['loading'];
}

/** Both scores of a text, or their skeleton. */
function Scores({ rated, loading }: ScoresProps) {
  return rated === null ? <ScoreWaiting query={loading} /> : <ScorePair text={rated.text} score={rated.score} />;
}

/** Both texts side by side, each below its scores. */
function Texts({ projectId, original, work, editorRef }: TextsProps) {
  const intl = useIntl();
  const { ratedBefore, ratedAfter } = work;
  const marks = useMemo(() => (ratedAfter === null ? [] : marksOfSuggestions(intl, ratedAfter)), [intl, ratedAfter]);
  const label = intl.formatMessage({ id: 'improve.after.text' });
  return (
    <div className={styles['pair']}>
      <Panel title={intl.formatMessage({ id: 'improve.before' })} subtitle={original.title}>
        <Scores rated={ratedBefore} loading={work.loading} />
        <TextPane
          label={intl.formatMessage({ id: 'improve.before.text' })}
          value={work.before}
          {...(original.text === null
            ? {
                placeholder: intl.formatMessage({ id: 'improve.before.paste' }),
                onChange: (before: string) => {
                  work.set({ before });
                },
              }
            : {})}
        />
      </Panel>
      <Panel
        title={intl.formatMessage({ id: 'improve.after' })}
        subtitle={intl.formatMessage({ id: 'improve.after.kept' })}
        actions={<WeightsButton projectId={projectId} score={ratedAfter?.score ?? null} />}
      >
        <Scores rated={ratedAfter} loading={work.loading} />
        <div className={styles['pane']}>
          <span className={styles['label']} aria-hidden="true">
            {label}
          </span>
          <MarkdownField
            scrolls
            ref={editorRef}
            label={label}
            text={work.after}
            revision={work.revision}
            onText={(after) => {
              work.set({ after });
            }}
            marks={marks}
            marksOf={ratedAfter?.text ?? ''}
          />
        </div>
      </Panel>
    </div>
  );
}

/** A text before and after: scores, factors, suggestions and differences. */
export const Workspace = observer(function Workspace({ model, projectId, original }: WorkspaceProps) {
  const intl = useIntl();
  const editorRef = useRef<MarkdownEditorRef>(null);
  const [publishing, setPublishing] = useState(false);
  const work = useWorkspace(projectId, original);
  const sources = useSourceCheck(work.after);
  const { ratedBefore, ratedAfter } = work;
  const { failed } = useContext(ScoreWorkerContext);
  // Only scores of these exact texts are recorded, if there are any.
  const isReady = failed || (ratedBefore?.text === work.before && ratedAfter?.text === work.after);
  return (
    <div className={styles['view']}>
      <WorkspaceVerbs
        work={work}
        onPublish={() => {
          if (sources.passes()) setPublishing(true);
        }}
      />
      {sources.open.length > 0 && (
        <UnsourcedNotice
          open={sources.open}
          onGo={(span) => editorRef.current?.goTo(span)}
          onGoOn={() => {
            setPublishing(true);
          }}
        />
      )}
      {/* Matching needs prompts: a page without prompts gets some here. */}
      {original.promptIds.length === 0 && (
        <Panel title={intl.formatMessage({ id: 'improve.prompts' })}>
          <PromptPicker
            name={intl.formatMessage({ id: 'improve.prompts' })}
            projectId={projectId}
            chosen={work.promptIds}
            onChange={(ids) => {
              work.set({ prompt_ids: [...ids] });
            }}
          />
        </Panel>
      )}
      <Texts projectId={projectId} original={original} work={work} editorRef={editorRef} />
      {ratedBefore !== null && ratedAfter !== null && (
        <div className={styles['pair']}>
          <SuggestionList rated={ratedAfter} editorRef={editorRef} />
          <FactorTable before={scoreOf(ratedBefore)} after={scoreOf(ratedAfter)} />
        </div>
      )}
      <DiffPanel before={work.before} after={work.after} />
      {publishing && isReady && (
        <PublishDialog
          projectId={projectId}
          change={emptyChange({
            url: original.url,
            title: original.title,
            page_id: original.pageId,
            prompt_ids: [...work.promptIds],
            before_text: work.before,
            after_text: work.after,
            score_before: pairOf(ratedBefore, work.before),
            score_after: pairOf(ratedAfter, work.after),
            score_weights: work.weights,
          })}
          onSaved={({ id }) => {
            work.discard();
            model.go({ change: id });
          }}
          onClose={() => {
            setPublishing(false);
          }}
        />
      )}
    </div>
  );
});
