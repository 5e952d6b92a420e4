import { Button, Tag } from '@blueprintjs/core';
import { EditIcon, PauseIcon, PlayIcon, TrashIcon } from '@blueprintjs/icons';
import type { IntlShape } from 'react-intl';
import type { ManagedPrompt } from '#client/api/managedPromptSchemas.ts';
import { tagNames, tagRefs } from '#client/api/namedRefSchemas.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import { DemandBars } from '#client/components/prompts/DemandBars.tsx';
import { PromptFlags } from '#client/components/prompts/PromptFlags.tsx';
import type { DataColumn } from '#client/components/table/DataColumn.ts';
import { ForeignText } from '#client/components/ui/ForeignText.tsx';
import { lastAskedText } from './lastAskedText.ts';
import type { ManagedSort } from './promptSearch.ts';
import styles from './PromptPage.module.scss';

interface RowActions {
  readonly onEdit: (prompt: ManagedPrompt) => void;
  readonly onPause: (prompt: ManagedPrompt) => void;
  readonly onRemove: (prompt: ManagedPrompt) => void;
}

type Column = DataColumn<ManagedPrompt, ManagedSort>;

function RowButtons({ intl, prompt, actions }: { intl: IntlShape; prompt: ManagedPrompt; actions: RowActions }) {
  const name = { name: prompt.text };
  const edit = intl.formatMessage({ id: 'prompt.row.edit' }, name);
  const pause = intl.formatMessage({ id: prompt.paused ? 'prompt.row.resume' : 'prompt.row.pause' }, name);
  const remove = intl.formatMessage({ id: 'prompt.row.delete' }, name);
  return (
    <span className={styles['rowButtons']}>
      <Button
        size="small"
        variant="minimal"
        icon={<EditIcon />}
        aria-label={edit}
        title={intl.formatMessage({ id: 'prompt.edit' })}
        onClick={() => {
          actions.onEdit(prompt);
        }}
      />
      <Button
        size="small"
        variant="minimal"
        icon={prompt.paused ? <PlayIcon /> : <PauseIcon />}
        aria-label={pause}
        title={intl.formatMessage({ id: prompt.paused ? 'prompt.bulk.resume' : 'prompt.bulk.pause' })}
        onClick={() => {
          actions.onPause(prompt);
        }}
      />
      <Button
        size="small"
        variant="minimal"
        icon={<TrashIcon />}
        aria-label={remove}
        title={intl.formatMessage({ id: 'prompt.bulk.delete' })}
        onClick={() => {
          actions.onRemove(prompt);
        }}
      />
    </span>
  );
}

/** Columns of the text and its attributes. */
function headColumns(intl: IntlShape, topicName: (id: string | null) => string): readonly Column[] {
  return [
    {
      id: 'text',
      header: intl.formatMessage({ id: 'prompt.column.text' }),
      cell: ({ text }) => <ForeignText>{text}</ForeignText>,
      size: 270,
      grow: 4,
      clamp: true,
      sortKey: 'text',
      csv: ({ text }) => text,
    },
    {
      id: 'flags',
      header: intl.formatMessage({ id: 'prompt.column.flags' }),
      cell: (prompt) => (
        <span className={styles['flags']}>
          <PromptFlags prompt={prompt} />
        </span>
      ),
      size: 136,
      isEmpty: ({ branded, paused }) => !branded && !paused,
      csv: (prompt) =>
        (['branded', 'paused'] as const)
          .filter((flag) => prompt[flag])
          .map((flag) => intl.formatMessage({ id: `prompts.${flag}` }))
          .join('; '),
    },
    {
      id: 'topic',
      header: intl.formatMessage({ id: 'prompt.column.topic' }),
      cell: ({ topic_id: id }) => <span className={styles['cut']}>{topicName(id)}</span>,
      size: 140,
      grow: 1,
      isEmpty: ({ topic_id: id }) => id === null,
      sortKey: 'topic',
      csv: ({ topic_id: id }) => topicName(id),
    },
    {
      id: 'tags',
      header: intl.formatMessage({ id: 'prompt.column.tags' }),
      cell: (prompt) => (
        <span className={styles['tags']} title={tagNames(prompt).join(', ')}>
          {tagRefs(prompt).map(({ id, name }) => (
            <Tag key={id} minimal>
              {name}
            </Tag>
          ))}
        </span>
      ),
      size: 196,
      grow: 1,
      isEmpty: ({ tags }) => tags.length === 0,
      csv: (prompt) => tagNames(prompt).join('; '),
    },
  ];
}

/** Columns of what is known of the prompt: persona, number of answers. */
function factColumns(intl: IntlShape): readonly Column[] {
  return [
    {
      id: 'intent',
      header: intl.formatMessage({ id: 'prompt.column.intent' }),
      cell: ({ intent }) => intl.formatMessage({ id: `prompts.intent.${intent}` }),
      size: 110,
      initiallyHidden: true,
      csv: ({ intent }) => intl.formatMessage({ id: `prompts.intent.${intent}` }),
    },
    {
      id: 'demand',
      header: intl.formatMessage({ id: 'prompt.column.demand' }),
      cell: ({ demand }) => <DemandBars demand={demand} />,
      size: 130,
      initiallyHidden: true,
      csv: ({ demand }) => intl.formatMessage({ id: `prompts.demand.${demand?.band ?? 'unknown'}` }),
    },
    {
      id: 'answers',
      header: intl.formatMessage({ id: 'prompt.column.answers' }),
      cell: ({ answers }) => formatCount(intl, answers),
      size: 84,
      align: 'right',
      sortKey: 'answers',
      csv: ({ answers }) => answers,
    },
    {
      id: 'last_asked_at',
      header: intl.formatMessage({ id: 'prompt.column.lastAsked' }),
      cell: (prompt) => lastAskedText(intl, prompt),
      size: 170,
      align: 'right',
      sortKey: 'last_asked_at',
      csv: ({ last_asked_at: at }) => at,
    },
  ];
}

/** The columns of the prompt list. @param actions null for readers without edit rights */
export function promptColumns(
  intl: IntlShape,
  topics: readonly { readonly id: string; readonly name: string }[],
  actions: RowActions | null,
): readonly Column[] {
  const names = new Map(topics.map(({ id, name }) => [id, name]));
  const columns = [...headColumns(intl, (id) => (id === null ? '' : (names.get(id) ?? ''))), ...factColumns(intl)];
  if (actions === null) return columns;
  return [
    ...columns,
    {
      id: 'actions',
      header: intl.formatMessage({ id: 'prompt.column.actions' }),
      headerHidden: true,
      cell: (prompt) => <RowButtons intl={intl} prompt={prompt} actions={actions} />,
      size: 112,
      align: 'right',
      hideable: false,
    },
  ];
}
