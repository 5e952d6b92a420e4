import { useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import type { Span } from '#client/lib/Span.ts';
import { createEditor } from './createEditor.ts';
import type { EditorHandle } from './createEditor.ts';
import type { EditorMark } from './editorMarks.ts';
import { searchPhrases } from './searchPhrases.ts';
import styles from './MarkdownEditor.module.scss';

/** Imperative handle of the editor. */
export interface MarkdownEditorRef {
  readonly goTo: (span: Span) => void;
  /** Offset of the cursor. */
  readonly cursor: () => number | null;
}

export interface MarkdownEditorProps {
  readonly ref?: Ref<MarkdownEditorRef>;
  /** Its accessible name. */
  readonly label: string;
  readonly text: string;
  /** Increases when the text changed other than by typing here. */
  readonly revision: number;
  readonly onText: (text: string) => void;
  readonly marks: readonly EditorMark[];
  /** The text that the marks were computed for. */
  readonly marksOf: string;
  /** Fixed height with a scrollbar; otherwise it grows with its text. */
  readonly scrolls?: boolean;
}

/** A Markdown editor. A separate module, so that it is loaded only where somebody writes. */
export function MarkdownEditor({
  ref,
  label,
  text,
  revision,
  onText,
  marks,
  marksOf,
  scrolls = false,
}: MarkdownEditorProps) {
  const intl = useIntl();
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorHandle | null>(null);
  const handleText = useEffectEvent(onText);
  const open = useEffectEvent((element: HTMLElement) =>
    createEditor(element, {
      text,
      label,
      hint: intl.formatMessage({ id: 'score.editor.keys' }),
      placeholder: intl.formatMessage({ id: 'score.editor.placeholder' }),
      phrases: searchPhrases(intl),
      onText: (typed) => {
        handleText(typed);
      },
    }),
  );
  const takeOver = useEffectEvent(() => editor.current?.setText(text));
  const { locale } = intl;
  useEffect(() => {
    if (host.current === null) return undefined;
    const opened = open(host.current);
    editor.current = opened;
    return () => {
      editor.current = null;
      opened.destroy();
    };
  }, [locale]);
  useEffect(() => {
    takeOver();
  }, [revision]);
  useEffect(() => {
    editor.current?.showMarks(marksOf, marks);
  }, [marks, marksOf, locale]);
  useImperativeHandle(
    ref,
    () => ({
      goTo: (span) => editor.current?.goTo(span),
      cursor: () => editor.current?.cursor() ?? null,
    }),
    [],
  );
  return <div ref={host} className={styles[scrolls ? 'scrolling' : 'growing']} />;
}
