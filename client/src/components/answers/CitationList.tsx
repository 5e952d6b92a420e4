import { useIntl } from 'react-intl';
import type { Citation } from '#client/api/answerSchemas.ts';
import { foreignLanguage } from '#client/lib/foreignLanguage.ts';
import { useCitationLink } from './citationLinkContext.ts';
import { ExternalLink } from './ExternalLink.tsx';
import styles from './CitationList.module.scss';

interface CitationListProps {
  /** Null: not captured; empty: the answer cited nothing. These differ. */
  readonly citations: readonly Citation[] | null;
}

/** The number of a source; links to its mark if the text has one. */
function SourceNumber({ position }: { readonly position: number }) {
  const intl = useIntl();
  const link = useCitationLink();
  if (link?.marked.has(position) !== true) return <span className={styles['position']}>{position}</span>;
  return (
    <button
      type="button"
      className={`${styles['position'] ?? ''} ${styles['number'] ?? ''}`}
      data-source-number={position}
      aria-label={intl.formatMessage({ id: 'answers.citation.source' }, { position })}
      title={intl.formatMessage({ id: 'answers.citation.source' }, { position })}
      onFocus={() => {
        link.point(position);
      }}
      onBlur={() => {
        link.point(null);
      }}
      onClick={() => {
        link.goToMark(position);
      }}
    >
      {position}
    </button>
  );
}

function SourceItem({ citation: { position, url, title, host, type } }: { readonly citation: Citation }) {
  const intl = useIntl();
  const link = useCitationLink();
  const active = link?.active === position;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the number does the same by keyboard
    <li
      className={`${styles['item'] ?? ''} ${active ? (styles['active'] ?? '') : ''}`}
      onMouseEnter={() => link?.point(position)}
      onMouseLeave={() => link?.point(null)}
    >
      <SourceNumber position={position} />
      <span className={styles['title']} lang={foreignLanguage(title, intl.locale)}>
        <ExternalLink url={url}>{title === '' ? url : title}</ExternalLink>
      </span>
      <span className={styles['host']}>
        {host}
        {' · '}
        {intl.formatMessage({ id: `figures.sourceType.${type}` })}
      </span>
    </li>
  );
}

/** The citations of an answer in order, with the kind of each source. */
export function CitationList({ citations }: CitationListProps) {
  const intl = useIntl();
  if (citations === null || citations.length === 0) {
    const id = citations === null ? 'answers.citations.notCaptured' : 'answers.citations.none';
    return <p className={styles['none']}>{intl.formatMessage({ id })}</p>;
  }
  return (
    <ol className={styles['list']}>
      {citations.map((citation) => (
        <SourceItem key={`${String(citation.position)} ${citation.url}`} citation={citation} />
      ))}
    </ol>
  );
}
