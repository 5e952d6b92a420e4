import { useIntl } from 'react-intl';
import type { Citation } from '#client/api/answerSchemas.ts';
import { useCitationLink } from './citationLinkContext.ts';
import styles from './CitationMark.module.scss';

interface CitationMarkProps {
  readonly citation: Citation;
}

/** A word joiner: keeps a mark on the line of its sentence, as browsers may break before a button. */
const GLUE = '\u2060';

/** A citation mark in the text: hovering highlights the source, pressing goes to it. */
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
          // Keeps the address unchanged: a fragment in a shared link would not lead to a source.
          event.preventDefault();
          link.goToSource(position);
        }}
      >
        {position}
      </a>
    </sup>
  );
}
