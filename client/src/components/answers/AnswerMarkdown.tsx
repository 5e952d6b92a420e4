import { useMemo } from 'react';
import Markdown from 'react-markdown';
import type { Components } from 'react-markdown';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import remarkGfm from 'remark-gfm';
import type { Citation, Mention } from '../../api/answerSchemas.ts';
import type { BrandRef } from '../../api/overviewSchemas.ts';
import styles from './AnswerMarkdown.module.scss';
import { CitationMark } from './CitationMark.tsx';
import { ExternalLink } from './ExternalLink.tsx';
import { citationOfLink } from './markedPositions.ts';
import { MentionMark } from './MentionMark.tsx';
import { remarkCitations } from './remarkCitations.ts';
import { remarkMentions } from './remarkMentions.ts';

interface AnswerMarkdownProps {
  /** As the platform gave it: hostile until proven otherwise. */
  readonly text: string;
  readonly mentions: readonly Mention[];
  readonly brands: readonly BrandRef[];
  /** What its marks, [1] and the like, and its links stand for; null: not captured. */
  readonly citations?: readonly Citation[] | null;
}

/** The address itself; whether it may become a link is decided where links are drawn. */
const keepUrl = (url: string): string => url;

function componentsOf(intl: IntlShape, brands: readonly BrandRef[], citations: readonly Citation[] | null): Components {
  return {
    // The page has its own headings; an answer's begin below them.
    h1: 'h4',
    h2: 'h5',
    h3: 'h6',
    h4: 'h6',
    h5: 'h6',
    a: ({ href = '', children }) => {
      const citation = citationOfLink(href, citations);
      // `[1]` with a definition below: the link is the mark.
      if (citation !== undefined && typeof children === 'string' && /^\d{1,3}$/u.test(children))
        return <CitationMark citation={citation} />;
      return (
        <>
          <ExternalLink url={href}>{children}</ExternalLink>
          {citation !== undefined && <CitationMark citation={citation} />}
        </>
      );
    },
    sup: ({ node, children }) => {
      const number = Number(node?.properties['dataCitation']);
      const citation = citations?.find(({ position }) => position === number);
      return citation === undefined ? <sup>{children}</sup> : <CitationMark citation={citation} />;
    },
    // A picture would tell its server who reads this answer and when.
    img: ({ alt }) => (
      <span className={styles['image']}>{intl.formatMessage({ id: 'answers.image' }, { alt: alt ?? '' })}</span>
    ),
    table: ({ children }) => (
      <div className={styles['table']}>
        <table>{children}</table>
      </div>
    ),
    mark: ({ node, children }) => (
      <MentionMark brand={brands.find(({ id }) => id === node?.properties['dataBrand'])}>{children}</MentionMark>
    ),
  };
}

/** An answer as its readers saw it, every counted mention and every source marked. No HTML, no pictures from elsewhere. */
export function AnswerMarkdown({ text, mentions, brands, citations = null }: AnswerMarkdownProps) {
  const intl = useIntl();
  // The same components for the same answer: others would be mounted anew, and a mark would lose the focus.
  const components = useMemo(() => componentsOf(intl, brands, citations), [intl, brands, citations]);
  const known = new Set((citations ?? []).map(({ position }) => position));
  return (
    <div className={styles['markdown']}>
      <Markdown
        remarkPlugins={[remarkGfm, [remarkMentions, { text, mentions }], [remarkCitations, known]]}
        components={components}
        urlTransform={keepUrl}
      >
        {text}
      </Markdown>
    </div>
  );
}
