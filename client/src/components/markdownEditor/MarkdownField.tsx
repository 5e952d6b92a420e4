import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { MarkdownEditorProps } from './MarkdownEditor.tsx';
import styles from './MarkdownField.module.scss';

// Loaded on demand: the editor has a hundred kilobytes.
const MarkdownEditor = lazy(async () => ({ default: (await import('./MarkdownEditor.tsx')).MarkdownEditor }));

/** The Markdown editor, loaded when first shown, with a hint about its keys below. */
export function MarkdownField(props: MarkdownEditorProps) {
  const intl = useIntl();
  return (
    <div>
      <Suspense
        fallback={<div className={styles[props.scrolls === true ? 'scrolling' : 'growing']} aria-busy="true" />}
      >
        <MarkdownEditor {...props} />
      </Suspense>
      <p className={styles['keys']}>{intl.formatMessage({ id: 'score.editor.keys' })}</p>
    </div>
  );
}
