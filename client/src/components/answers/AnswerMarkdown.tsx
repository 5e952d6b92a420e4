import { useMemo } from 'react';
import Markdown from 'react-markdown';
import type { Components } from 'react-markdown';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import remarkGfm from 'remark-gfm';
import type { Citation, Mention } from '../../api/answerSchemas.ts';
import type { BrandRef } from '../../api/reportSchemas.ts';
import styles from './AnswerMarkdown.module.scss';
import { CitationMark } from './CitationMark.tsx';
import { ExternalLink } from './ExternalLink.tsx';
import { citationOfLink } from './markedPositions.ts';
import { MentionMark } from './MentionMark.tsx';
import { AnswerBoundary } from './plain/AnswerBoundary.tsx';
import { isCostly } from './plain/isCostly.ts';
import { PlainAnswer } from './plain/PlainAnswer.tsx';
import { useFormatted } from './plain/useFormatted.ts';
import { remarkCitations } from './remarkCitations.ts';
import { remarkHeadings } from './remarkHeadings.ts';
import { remarkMentions } from './remarkMentions.ts';
import type { MarkdownNode } from './remarkMentions.ts';

interface AnswerMarkdownProps {
  /** As the platform gave it: hostile until proven otherwise. */
  readonly text: string;
  readonly mentions: readonly Mention[];
  readonly brands: readonly BrandRef[];
  /** What its marks, [1] and the like, and its links stand for; null: not captured. */
  readonly citations?: readonly Citation[] | null;
}

interface FormattedAnswerProps extends AnswerMarkdownProps {
  readonly tree?: MarkdownNode;
}

/** The address itself; whether it may become a link is decided where links are drawn. */
const keepUrl = (url: string): string => url;

function componentsOf(intl: IntlShape, brands: readonly BrandRef[], citations: readonly Citation[] | null): Components {
  return {
    // The page has its own headings; an answer's, of consecutive levels (remarkHeadings), begin below them.
    h1: 'h4',
    h2: 'h5',
    h3: 'h6',
    h4: 'h6',
    h5: 'h6',
    a: ({ href = '', children }) => {
      const citation = citationOfLink(href, citations);
      // `[1]` with a definition below: the link is the mark.
      if (citation !== undefined && typeof children === 'string' && /^\d{1,3}$/u.test(children)) {
        return <CitationMark citation={citation} />;
      }
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

/** A remark plugin that puts a tree read before in the place of the one of the text. */
const takeTree = (tree: MarkdownNode) => () => structuredClone(tree);

/** The formatted answer. @param tree as a worker has read it; read here without one. */
function FormattedAnswer({ text, mentions, brands, citations = null, tree }: FormattedAnswerProps) {
  const intl = useIntl();
  // The same components for the same answer: others would be mounted anew, and a mark would lose the focus.
  const components = useMemo(() => componentsOf(intl, brands, citations), [intl, brands, citations]);
  const known = new Set((citations ?? []).map(({ position }) => position));
  return (
    <div className={styles['markdown']}>
      <Markdown
        remarkPlugins={
          tree === undefined
            ? [remarkGfm, remarkHeadings, [remarkMentions, { text, mentions }], [remarkCitations, known]]
            : [[takeTree, tree]]
        }
        components={components}
        urlTransform={keepUrl}
      >
        {tree === undefined ? text : ''}
      </Markdown>
    </div>
  );
}

/** A costly answer: plain, until somebody wants it formatted, which is done beside the page. */
function CostlyAnswer(props: AnswerMarkdownProps) {
  const { text, mentions, citations } = props;
  const intl = useIntl();
  const known = (citations ?? []).map(({ position }) => position);
  const [formatted, format] = useFormatted({ text, mentions, known });
  if (formatted.kind === 'done') return <FormattedAnswer {...props} tree={formatted.tree} />;
  const hasFailed = formatted.kind === 'failed';
  return (
    <PlainAnswer
      text={text}
      note={intl.formatMessage({ id: hasFailed ? 'answers.plain.failed' : 'answers.plain.costly' })}
      onFormat={hasFailed ? undefined : format}
      isFormatting={formatted.kind === 'working'}
    />
  );
}

/**
 * An answer as its readers saw it, every counted mention and every source marked. No HTML, no pictures from elsewhere. One that would
 * hold up the page, or breaks when it is drawn, is shown as it was written.
 */
export function AnswerMarkdown(props: AnswerMarkdownProps) {
  const { text, mentions } = props;
  const intl = useIntl();
  const plain = <PlainAnswer text={text} note={intl.formatMessage({ id: 'answers.plain.failed' })} />;
  return (
    <AnswerBoundary key={text} fallback={plain}>
      {isCostly(text, mentions.length) ? <CostlyAnswer {...props} /> : <FormattedAnswer {...props} />}
    </AnswerBoundary>
  );
}
