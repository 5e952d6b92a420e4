import { useIntl } from 'react-intl';
import type { Citation } from '../../api/answerSchemas.ts';
import { useCitationLink } from './citationLinkContext.ts';
import styles from './CitationMark.module.scss';

interface CitationMarkProps {
  readonly citation: Citation;
}

/** Keeps a mark on the line of the sentence it belongs to; a button would begin a new one all the same. */
const GLUE = '\u2060';

/** The number of a source where the text leans on it: pointing at it points at the source, pressing it goes there. */
export function CitationMark({ citation: { position, title, host } }: CitationMarkProps) {
  const intl = useIntl();
  const link = useCitationLink();
  if (link === null) return <sup className={styles['plain']}>{position}</sup>;
  const point = () => {
    link.point(position);
  };
  const leave = () => {
    link.point(null);
  };
  const name = title === '' ? host : title;
  return (
    <sup className={styles['sup']}>
      {GLUE}
      <a
        href={`#source-${String(position)}`}
        className={`${styles['mark'] ?? ''} ${link.active === position ? (styles['active'] ?? '') : ''}`}
        data-citation-mark={position}
        aria-label={intl.formatMessage({ id: 'answers.citation.mark' }, { position, name })}
        title={name}
        onMouseEnter={point}
        onMouseLeave={leave}
        onFocus={point}
        onBlur={leave}
        onClick={(event) => {
          // The address keeps what a link of it should open: no answer has sources of its own there.
          event.preventDefault();
          link.goToSource(position);
        }}
      >
        {position}
      </a>
    </sup>
  );
}
