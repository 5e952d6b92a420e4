import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { RefObject } from 'react';
import { createDraftApi } from '#client/api/draftApi.ts';
import type { Kit } from '#client/api/draftSchemas.ts';
import { useScoreSetting } from '#client/components/contentScore/useScoreSetting.ts';
import type { MarkdownEditorRef } from '#client/components/markdownEditor/MarkdownEditor.tsx';
import { useApi } from '#client/stores/useApi.ts';
import { DraftEditor } from './DraftEditor.tsx';
import { DraftPrompts, useDraftPrompts } from './DraftPrompts.tsx';

/** The part of a draft session that the editor needs. */
interface EditorSession {
  readonly title: string;
  readonly text: string;
  readonly promptIds: readonly string[];
  /** The own page that the draft should replace; null: none. */
  readonly pageId: string | null;
  /** Incremented when the text changes other than by typing. */
  readonly revision: number;
  readonly setText: (text: string) => void;
  readonly setPromptIds: (ids: readonly string[]) => void;
}

interface RatedDraftEditorProps {
  readonly projectId: string;
  readonly session: EditorSession;
  readonly editorRef: RefObject<MarkdownEditorRef | null>;
}

const NO_KIT: Kit = { names: [], tone_words: [], banned_words: [] };

/** The draft editor with scores for the chosen prompts and the brand kit's words marked. */
export const RatedDraftEditor = observer(function RatedDraftEditor({
  projectId,
  session,
  editorRef,
}: RatedDraftEditorProps) {
  const api = useApi(createDraftApi);
  const { data: kit = NO_KIT } = useQuery({
    queryKey: ['writing', projectId, 'kit'],
    queryFn: ({ signal }) => api.kit(signal),
  });
  const prompts = useDraftPrompts(projectId);
  const { promptIds } = session;
  const { setting, query } = useScoreSetting(projectId, promptIds, session.pageId);
  const words = useMemo(() => ({ names: kit.names, tone: kit.tone_words, banned: kit.banned_words }), [kit]);
  return (
    <DraftEditor
      title={session.title}
      text={session.text}
      revision={session.revision}
      projectId={projectId}
      setting={setting}
      loading={query}
      kit={words}
      editorRef={editorRef}
      onText={session.setText}
      tools={<DraftPrompts prompts={prompts} selected={promptIds} onChange={session.setPromptIds} />}
    />
  );
});
