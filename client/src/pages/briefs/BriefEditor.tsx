import { TextArea } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { BriefWindow, OpenBrief } from '#client/api/briefSchemas.ts';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import { AnswersDrawerHost } from '#client/components/answers/AnswersDrawerHost.tsx';
import { Panel } from '#client/components/figures/Panel.tsx';
import { BriefHeader } from './BriefHeader.tsx';
import { BriefNotices } from './BriefNotices.tsx';
import { FactSection } from './FactSection.tsx';
import { OutlineSection } from './OutlineSection.tsx';
import { PraiseSection } from './PraiseSection.tsx';
import { QuestionSection } from './QuestionSection.tsx';
import { SourceSection } from './SourceSection.tsx';
import { StatisticSection } from './StatisticSection.tsx';
import { useBriefEditor } from './useBriefEditor.ts';
import type { BriefPageModel } from './useBriefPage.ts';
import { VersionPanel } from './VersionPanel.tsx';
import styles from './BriefEditor.module.scss';

interface BriefEditorProps {
  readonly page: BriefPageModel;
  readonly open: OpenBrief;
  readonly projectId: string;
}

/** The filters of a brief's answers: its dates, independent of the filters of other pages. */
function filtersOf(window: BriefWindow): FilterQuery {
  return { ...window, topic_ids: [], platform_ids: [], keyword_ids: '' };
}

/** The editor of a brief. */
export const BriefEditor = observer(function BriefEditor({ page, open, projectId }: BriefEditorProps) {
  const intl = useIntl();
  const editor = useBriefEditor({ page, open, projectId });
  const { brief, change } = editor;
  const section = { brief, brands: open.brands, change, onOpen: page.drawer.open };
  const notes = intl.formatMessage({ id: 'brief.notes' });
  return (
    <>
      <div className={styles['parts']}>
        <BriefHeader page={page} open={open} editor={editor} />
        <BriefNotices editor={editor} />
        <div className={styles['columns']}>
          <div className={styles['column']}>
            <QuestionSection {...section} />
            <OutlineSection {...section} />
            <Panel title={notes}>
              <TextArea
                fill
                autoResize
                aria-label={notes}
                placeholder={intl.formatMessage({ id: 'brief.notes.about' })}
                maxLength={20_000}
                value={brief.notes}
                onChange={({ currentTarget }) => {
                  change({ notes: currentTarget.value });
                }}
              />
            </Panel>
          </div>
          <div className={styles['column']}>
            <StatisticSection {...section} />
            <FactSection {...section} />
            <PraiseSection {...section} />
            <SourceSection {...section} />
            {editor.base.id !== '' && (
              <VersionPanel page={page} brief={editor.base} canRestore={!editor.changed} projectId={projectId} />
            )}
          </div>
        </div>
      </div>
      <AnswersDrawerHost control={page.drawer} filters={filtersOf(brief.window)} />
    </>
  );
});
