import type { IntlShape } from 'react-intl';
import { Link } from 'react-router';
import type { ExpandedQuestion, Expansion } from '#client/api/expandSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import type { DataColumn } from '#client/components/table/DataColumn.ts';
import { ForeignText } from '#client/components/ui/ForeignText.tsx';
import { paths } from '#client/lib/paths.ts';
import { intentText } from '../intentText.ts';
import type { QuestionSort } from './expandSearch.ts';
import { situationText, stageText } from './expandTexts.ts';
import { questionState } from './questionState.ts';
import styles from './ExpandPage.module.scss';

interface QuestionColumnOptions {
  readonly intl: IntlShape;
  readonly keywords: Expansion['keywords'];
  readonly onOpen: (selection: AnswerSelection) => void;
}

type Column = DataColumn<ExpandedQuestion, QuestionSort>;

function StateCell({ intl, question }: { readonly intl: IntlShape; readonly question: ExpandedQuestion }) {
  const state = questionState(question);
  const { tracked_as: tracked, near } = question;
  const id = tracked ?? near?.id;
  const text = intl.formatMessage({ id: `keywords.question.${state}` });
  if (id === undefined) return text;
  return (
    <Link
      to={paths.promptsDetails.href({ id, breadcrumb: near?.text ?? question.text })}
      className={state === 'tracked' ? styles['muted'] : styles['warned']}
      title={near?.text ?? question.text}
    >
      {text}
    </Link>
  );
}

/** The answers of a question: those that ran the search, or whose text contains it. */
function seenIn({ text, origin, keyword_id: id }: ExpandedQuestion, keywords: Expansion['keywords']): AnswerSelection {
  if (origin === 'search') return { search: text, status: 'ok' };
  const prompts = keywords.find((keyword) => keyword.id === id)?.prompts ?? 0;
  return { q: text, status: 'ok', ...(prompts > 0 && { keyword_ids: id }) };
}

/** The number of answers with the question; opens them. */
function SeenCell({
  intl,
  keywords,
  question,
  onOpen,
}: QuestionColumnOptions & { readonly question: ExpandedQuestion }) {
  const { answers, text } = question;
  if (answers === null) {
    return <span title={intl.formatMessage({ id: 'keywords.origin.template' })}>–</span>;
  }
  return (
    <button
      type="button"
      className={styles['open']}
      aria-label={intl.formatMessage({ id: 'keywords.question.open' }, { text, count: answers })}
      onClick={() => {
        onOpen(seenIn(question, keywords));
      }}
    >
      {formatCount(intl, answers)}
    </button>
  );
}

/** The columns of the questions. */
export function questionColumns({ intl, keywords, onOpen }: QuestionColumnOptions): readonly Column[] {
  const labels = new Map(keywords.map(({ id, label }) => [id, label]));
  return [
    {
      id: 'text',
      header: intl.formatMessage({ id: 'keywords.column.question' }),
      cell: ({ text }) => <ForeignText>{text}</ForeignText>,
      size: 200,
      sortKey: 'text',
      grow: 4,
      clamp: true,
      csv: ({ text }) => text,
    },
    {
      id: 'state',
      header: intl.formatMessage({ id: 'keywords.column.state' }),
      cell: (question) => <StateCell intl={intl} question={question} />,
      size: 92,
      sortKey: 'state',
      clamp: true,
      csv: (question) => intl.formatMessage({ id: `keywords.question.${questionState(question)}` }),
    },
    {
      id: 'origin',
      header: intl.formatMessage({ id: 'keywords.column.origin' }),
      cell: ({ origin }) => intl.formatMessage({ id: `keywords.origin.${origin}` }),
      size: 106,
      sortKey: 'origin',
      csv: ({ origin }) => intl.formatMessage({ id: `keywords.origin.${origin}` }),
    },
    {
      id: 'seen',
      header: intl.formatMessage({ id: 'keywords.column.seen' }),
      cell: (question) => <SeenCell intl={intl} keywords={keywords} question={question} onOpen={onOpen} />,
      align: 'right',
      size: 98,
      sortKey: 'seen',
      csv: ({ answers }) => answers,
    },
    {
      id: 'intent',
      header: intl.formatMessage({ id: 'keywords.column.intent' }),
      cell: ({ intent }) => intentText(intl, intent),
      size: 108,
      sortKey: 'intent',
      csv: ({ intent }) => intentText(intl, intent),
    },
    {
      id: 'stage',
      header: intl.formatMessage({ id: 'keywords.column.stage' }),
      cell: ({ stage }) => stageText(intl, stage),
      size: 86,
      sortKey: 'stage',
      csv: ({ stage }) => stageText(intl, stage),
    },
    {
      id: 'situation',
      header: intl.formatMessage({ id: 'keywords.column.situation' }),
      cell: (question) => situationText(intl, question),
      size: 140,
      grow: 1,
      clamp: true,
      initiallyHidden: true,
      csv: (question) => situationText(intl, question),
    },
    {
      id: 'topic',
      header: intl.formatMessage({ id: 'keywords.column.topic' }),
      cell: ({ topic }) => (topic === '' ? '–' : topic),
      size: 104,
      sortKey: 'topic',
      grow: 1,
      clamp: true,
      csv: ({ topic }) => topic,
    },
    {
      id: 'keyword',
      header: intl.formatMessage({ id: 'keywords.column.label' }),
      cell: ({ keyword_id: id }) => labels.get(id) ?? id,
      size: 110,
      clamp: true,
      initiallyHidden: true,
      csv: ({ keyword_id: id }) => labels.get(id) ?? id,
    },
  ];
}
