import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { MarkdownEditorRef } from '#client/components/markdownEditor/MarkdownEditor.tsx';
import { paths } from '#client/lib/paths.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import type { DraftSession } from './DraftSession.ts';
import { RatedDraftEditor } from './editor/RatedDraftEditor.tsx';
import { GeneratePanel } from './GeneratePanel.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import { KitDialog } from './KitDialog.tsx';
import { PublishDraft } from './PublishDraft.tsx';
import { SaveStateText } from './SaveStateText.tsx';
import { StatusControl } from './StatusControl.tsx';
import { TitleField } from './TitleField.tsx';
import { useDraftChanges, useDraftList } from './useDraftList.ts';
import styles from './DraftView.module.scss';

interface DraftViewProps {
  readonly projectId: string;
  readonly session: DraftSession;
}

/** Back link, title and save state of the draft, and its dialogs. */
const DraftHeader = observer(function DraftHeader({ projectId, session }: DraftViewProps) {
  const intl = useIntl();
  const changes = useDraftChanges(projectId);
  const [open, setOpen] = useState<'history' | 'kit' | null>(null);
  const close = (): void => {
    setOpen(null);
  };
  return (
    <header className={styles['header']}>
      <Link to={paths.genContent.href()}>
        <FormattedMessage id="writing.back" />
      </Link>
      <h1 className={styles['title']}>{session.title.trim() || intl.formatMessage({ id: 'writing.untitled' })}</h1>
      <div className={styles['bar']}>
        <SaveStateText
          session={session}
          onSaveAsNew={() => {
            changes.create({ title: session.title, text: session.text });
          }}
        />
        <StatusControl session={session} />
        <PublishDraft projectId={projectId} session={session} />
        <Button
          size="small"
          onClick={() => {
            setOpen('history');
          }}
        >
          <FormattedMessage id="writing.history" />
        </Button>
        <Button
          size="small"
          onClick={() => {
            setOpen('kit');
          }}
        >
          <FormattedMessage id="writing.kit" />
        </Button>
      </div>
      {open === 'history' && <HistoryDialog projectId={projectId} session={session} onClose={close} />}
      {open === 'kit' && <KitDialog projectId={projectId} onClose={close} />}
    </header>
  );
});

/** The editor page of one draft. */
export const DraftView = observer(function DraftView({ projectId, session }: DraftViewProps) {
  const list = useDraftList(projectId);
  const editor = useRef<MarkdownEditorRef>(null);
  const insert = (text: string): void => {
    const at = editor.current?.cursor() ?? session.text.length;
    session.putGenerated(`${session.text.slice(0, at)}${text}${session.text.slice(at)}`);
  };
  return (
    <>
      <DraftHeader projectId={projectId} session={session} />
      <ConflictNotice session={session} />
      <TitleField session={session} />
      <RatedDraftEditor projectId={projectId} session={session} editorRef={editor} />
      {list.data !== undefined && (
        <aside className={styles['side']}>
          <h2 className={styles['heading']}>
            <FormattedMessage id="writing.generate" />
          </h2>
          <GeneratePanel
            projectId={projectId}
            draftId={session.draft.id}
            briefId={session.draft.brief_id}
            briefs={list.data.briefs}
            writer={list.data.writer}
            onInsert={insert}
            onReplace={(text) => {
              session.putGenerated(text);
            }}
          />
        </aside>
      )}
    </>
  );
});
