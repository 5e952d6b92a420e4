import Markdown from 'react-markdown';
import type { Components } from 'react-markdown';
import { useIntl } from 'react-intl';
import remarkGfm from 'remark-gfm';
import type { Mention } from '../../api/answerSchemas.ts';
import type { BrandRef } from '../../api/overviewSchemas.ts';
import styles from './AnswerMarkdown.module.scss';
import { ExternalLink } from './ExternalLink.tsx';
import { MentionMark } from './MentionMark.tsx';
import { remarkMentions } from './remarkMentions.ts';

interface AnswerMarkdownProps {
  /** As the platform gave it: hostile until proven otherwise. */
  readonly text: string;
  readonly mentions: readonly Mention[];
  readonly brands: readonly BrandRef[];
}

/** The address itself; whether it may become a link is decided where links are drawn. */
const keepUrl = (url: string): string => url;

/** An answer as its readers saw it, with every counted mention marked. No HTML, no pictures from elsewhere. */
export function AnswerMarkdown({ text, mentions, brands }: AnswerMarkdownProps) {
  const intl = useIntl();
  const components: Components = {
    // The page has its own headings; an answer's begin below them.
    h1: 'h4',
    h2: 'h5',
    h3: 'h6',
    h4: 'h6',
    h5: 'h6',
    a: ({ href, children }) => <ExternalLink url={href ?? ''}>{children}</ExternalLink>,
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
  return (
    <div className={styles['markdown']}>
      <Markdown
        remarkPlugins={[remarkGfm, [remarkMentions, { text, mentions }]]}
        components={components}
        urlTransform={keepUrl}
      >
        {text}
      </Markdown>
    </div>
  );
}
