import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { MarkdownEditorProps } from './MarkdownEditor.tsx';
import styles from './MarkdownField.module.scss';

// The editor is a hundred kilobytes of its own.
const MarkdownEditor = lazy(async () => ({ default: (await import('./MarkdownEditor.tsx')).MarkdownEditor }));

/** The Markdown editor, fetched when it is shown first, and under it what its keys do. */
export function MarkdownField(props: MarkdownEditorProps) {
  const intl = useIntl();
  return (
    <div>
      <Suspense fallback={<div className={styles['loading']} aria-busy="true" />}>
        <MarkdownEditor {...props} />
      </Suspense>
      <p className={styles['keys']}>{intl.formatMessage({ id: 'score.editor.keys' })}</p>
    </div>
  );
}
