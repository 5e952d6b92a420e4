import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Panel } from '../../../../components/figures/Panel.tsx';
import { ScorePair } from '../../../../components/contentScore/ScorePair.tsx';
import { PublishDialog } from '../../../../components/publish/PublishDialog.tsx';
import { PromptPicker } from '../../../../components/publish/PromptPicker.tsx';
import type { ContentScore, Span } from '../../../../lib/contentScore/types.ts';
import { emptyChange } from '../../../../components/publish/emptyChange.ts';
import type { ImprovePageModel } from '../useImprovePage.ts';
import { DiffPanel } from './DiffPanel.tsx';
import { FactorTable } from './FactorTable.tsx';
import type { Original } from './Original.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { TextPane } from './TextPane.tsx';
import { useWorkspace } from './useWorkspace.ts';
import type { WorkspaceModel } from './useWorkspace.ts';
import { WorkspaceVerbs } from './WorkspaceVerbs.tsx';
import styles from './Workspace.module.scss';

interface WorkspaceProps {
  readonly model: ImprovePageModel;
  readonly projectId: string;
  readonly original: Original;
}

const pairOf = ({ eligible, citable }: ContentScore) => ({ eligible: eligible.score, citable: citable.score });

interface TextsProps {
  readonly original: Original;
  readonly work: WorkspaceModel;
  readonly editor: React.RefObject<HTMLTextAreaElement | null>;
}

/** Both texts side by side, each under its scores. */
function Texts({ original, work, editor }: TextsProps) {
  const intl = useIntl();
  return (
    <div className={styles['pair']}>
      <Panel title={intl.formatMessage({ id: 'improve.before' })} subtitle={original.title}>
        <ScorePair score={work.scoreBefore} />
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
      >
        <ScorePair score={work.scoreAfter} />
        <TextPane
          ref={editor}
          label={intl.formatMessage({ id: 'improve.after.text' })}
          value={work.after}
          onChange={(after) => {
            work.set({ after });
          }}
        />
      </Panel>
    </div>
  );
}

/** A text before and after: scores, factors, what to do next, and what differs. */
export const Workspace = observer(function Workspace({ model, projectId, original }: WorkspaceProps) {
  const intl = useIntl();
  const editor = useRef<HTMLTextAreaElement>(null);
  const [publishing, setPublishing] = useState(false);
  const work = useWorkspace(projectId, original);
  const jump = ({ start, end }: Span): void => {
    const field = editor.current;
    if (field === null) return;
    field.focus();
    field.setSelectionRange(start, end);
    // A text field shows what is selected only by its height: the place is found by its share of the text.
    field.scrollTop = (start / Math.max(1, field.value.length)) * field.scrollHeight - field.clientHeight / 3;
  };
  return (
    <div className={styles['view']}>
      <WorkspaceVerbs
        work={work}
        onPublish={() => {
          setPublishing(true);
        }}
      />
      {original.text === null && (
        <Panel title={intl.formatMessage({ id: 'improve.prompts' })}>
          <PromptPicker
            projectId={projectId}
            chosen={work.promptIds}
            onChange={(ids) => {
              work.set({ prompt_ids: [...ids] });
            }}
          />
        </Panel>
      )}
      <Texts original={original} work={work} editor={editor} />
      <div className={styles['pair']}>
        <SuggestionList score={work.scoreAfter} text={work.settled} onJump={jump} />
        <FactorTable before={work.scoreBefore} after={work.scoreAfter} />
      </div>
      <DiffPanel before={work.before} after={work.settled} />
      {publishing && (
        <PublishDialog
          projectId={projectId}
          change={emptyChange({
            url: original.url,
            title: original.title,
            page_id: original.pageId,
            prompt_ids: [...work.promptIds],
            before_text: work.before,
            after_text: work.after,
            score_before: pairOf(work.scoreBefore),
            score_after: pairOf(work.scoreAfter),
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
