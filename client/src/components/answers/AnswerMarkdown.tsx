import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import Markdown from 'react-markdown';
import type { Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import type { Citation, Mention } from '#client/api/answerSchemas.ts';
import type { BrandRef } from '#client/api/reportSchemas.ts';
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
import styles from './AnswerMarkdown.module.scss';

interface AnswerMarkdownProps {
  /** Untrusted Markdown from the platform. */
  readonly text: string;
  readonly mentions: readonly Mention[];
  readonly brands: readonly BrandRef[];
  /** The sources that its marks, such as [1], and its links refer to; null: not captured. */
  readonly citations?: readonly Citation[] | null;
}

interface FormattedAnswerProps extends AnswerMarkdownProps {
  readonly tree?: MarkdownNode;
}

/** Keeps every address; the link component decides whether it becomes a link. */
const keepUrl = (url: string): string => url;

/** The marks of a list stand where its text begins: on the right for Arabic and Hebrew. */
const lists: Components = {
  ol: ({ node: _node, ...list }) => <ol dir="auto" {...list} />,
  ul: ({ node: _node, ...list }) => <ul dir="auto" {...list} />,
};

function componentsOf(intl: IntlShape, brands: readonly BrandRef[], citations: readonly Citation[] | null): Components {
  return {
    // The page has its own headings; an answer's headings, of consecutive levels (remarkHeadings), are placed below them.
    h1: 'h4',
    h2: 'h5',
    h3: 'h6',
    h4: 'h6',
    h5: 'h6',
    ...lists,
    a: ({ href = '', children }) => {
      const citation = citationOfLink(href, citations);
      // `[1]` with a link definition: the link itself is the mark.
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
    // Loading a picture would tell its server who reads this answer and when.
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

/** A remark plugin that replaces the parsed tree with one parsed before. */
const takeTree = (tree: MarkdownNode) => () => structuredClone(tree);

/** The formatted answer. @param tree parsed by a worker; if absent, it is parsed here */
function FormattedAnswer({ text, mentions, brands, citations = null, tree }: FormattedAnswerProps) {
  const intl = useIntl();
  // Memoized per answer: new components would remount, and a mark would lose the focus.
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

/** A costly answer: plain text, until the user asks for formatting, which a worker does. */
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
 * An answer as its readers saw it, with every counted mention and every source marked. No HTML and no external pictures. An answer that
 * would block the page, or fails to render, is shown as plain text.
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
