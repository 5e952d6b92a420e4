import type { IntlShape } from 'react-intl';
import { Link } from 'react-router';
import type { ExpandedQuestion, Expansion } from '../../../api/expandSchemas.ts';
import type { AnswerSelection } from '../../../components/answers/answerSearch.ts';
import { formatCount } from '../../../components/figures/formats.ts';
import type { DataColumn } from '../../../components/table/DataColumn.ts';
import { paths } from '../../../lib/paths.ts';
import { intentText } from '../intentText.ts';
import styles from './ExpandPage.module.scss';
import { situationText, stageText } from './expandTexts.ts';

interface QuestionColumnOptions {
  readonly intl: IntlShape;
  readonly keywords: Expansion['keywords'];
  readonly onOpen: (selection: AnswerSelection) => void;
}

type Column = DataColumn<ExpandedQuestion>;

/** What a question is to the prompts there are. */
function stateOf({ tracked_as: tracked, near }: ExpandedQuestion): 'tracked' | 'near' | 'new' {
  if (tracked !== null) return 'tracked';
  return near === null ? 'new' : 'near';
}

function StateCell({ intl, question }: { readonly intl: IntlShape; readonly question: ExpandedQuestion }) {
  const state = stateOf(question);
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

/** How many answers it was seen in; a question that stands in texts leads to them. */
function SeenCell({
  intl,
  question,
  onOpen,
}: Pick<QuestionColumnOptions, 'intl' | 'onOpen'> & { readonly question: ExpandedQuestion }) {
  const { answers, origin, text } = question;
  if (answers === null) {
    return <span title={intl.formatMessage({ id: 'keywords.origin.template' })}>–</span>;
  }
  const count = formatCount(intl, answers);
  if (origin !== 'related') return count;
  return (
    <button
      type="button"
      className={styles['open']}
      aria-label={intl.formatMessage({ id: 'keywords.question.open' }, { text, count: answers })}
      onClick={() => {
        onOpen({ q: text, status: 'ok' });
      }}
    >
      {count}
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
      cell: ({ text }) => text,
      size: 200,
      grow: 4,
      clamp: true,
      csv: ({ text }) => text,
    },
    {
      id: 'state',
      header: intl.formatMessage({ id: 'keywords.column.state' }),
      cell: (question) => <StateCell intl={intl} question={question} />,
      size: 92,
      csv: (question) => intl.formatMessage({ id: `keywords.question.${stateOf(question)}` }),
    },
    {
      id: 'origin',
      header: intl.formatMessage({ id: 'keywords.column.origin' }),
      cell: ({ origin }) => intl.formatMessage({ id: `keywords.origin.${origin}` }),
      size: 100,
      csv: ({ origin }) => intl.formatMessage({ id: `keywords.origin.${origin}` }),
    },
    {
      id: 'seen',
      header: intl.formatMessage({ id: 'keywords.column.seen' }),
      cell: (question) => <SeenCell intl={intl} question={question} onOpen={onOpen} />,
      align: 'right',
      size: 84,
      csv: ({ answers }) => answers,
    },
    {
      id: 'intent',
      header: intl.formatMessage({ id: 'keywords.column.intent' }),
      cell: ({ intent }) => intentText(intl, intent),
      size: 108,
      csv: ({ intent }) => intentText(intl, intent),
    },
    {
      id: 'stage',
      header: intl.formatMessage({ id: 'keywords.column.stage' }),
      cell: ({ stage }) => stageText(intl, stage),
      size: 86,
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
