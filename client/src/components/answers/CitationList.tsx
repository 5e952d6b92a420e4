import { useIntl } from 'react-intl';
import type { Citation } from '../../api/answerSchemas.ts';
import styles from './CitationList.module.scss';
import { ExternalLink } from './ExternalLink.tsx';

interface CitationListProps {
  /** Null: not captured; empty: the answer cited nothing. These differ. */
  readonly citations: readonly Citation[] | null;
}

/** What an answer cited, in its order, with the kind of each source. */
export function CitationList({ citations }: CitationListProps) {
  const intl = useIntl();
  if (citations === null || citations.length === 0) {
    const id = citations === null ? 'answers.citations.notCaptured' : 'answers.citations.none';
    return <p className={styles['none']}>{intl.formatMessage({ id })}</p>;
  }
  return (
    <ol className={styles['list']}>
      {citations.map(({ position, url, title, host, type }) => (
        <li key={`${String(position)} ${url}`} className={styles['item']}>
          <span className={styles['position']}>{position}</span>
          <span className={styles['title']}>
            <ExternalLink url={url}>{title === '' ? url : title}</ExternalLink>
          </span>
          <span className={styles['type']}>{intl.formatMessage({ id: `figures.sourceType.${type}` })}</span>
          <span className={styles['host']}>{host}</span>
        </li>
      ))}
    </ol>
  );
}
