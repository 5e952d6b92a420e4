import { useIntl } from 'react-intl';
import type { Term } from './glossary.ts';
import styles from './GlossaryPage.module.scss';

interface TermEntryProps {
  readonly term: Term;
  /** The address has this term. */
  readonly addressed: boolean;
}

/** One term with its anchor. */
export function TermEntry({ term: { id, name, meaning, formula, reading }, addressed }: TermEntryProps) {
  const intl = useIntl();
  return (
    <article
      id={id}
      className={`${styles['term'] ?? ''} ${addressed ? (styles['addressed'] ?? '') : ''}`}
      aria-labelledby={`term-${id}`}
    >
      <h3 id={`term-${id}`}>
        <a href={`#${id}`}>{intl.formatMessage({ id: name })}</a>
      </h3>
      <p>{intl.formatMessage({ id: meaning })}</p>
      {formula !== null && (
        <p>
          <span className={styles['label']}>{intl.formatMessage({ id: 'glossary.formula' })}</span>
          <code className={styles['formula']}>{intl.formatMessage({ id: formula })}</code>
        </p>
      )}
      {reading !== null && (
        <p>
          <span className={styles['label']}>{intl.formatMessage({ id: 'glossary.read' })}</span>
          {intl.formatMessage({ id: reading })}
        </p>
      )}
    </article>
  );
}
