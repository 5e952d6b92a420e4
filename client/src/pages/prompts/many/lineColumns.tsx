import { Button } from '@blueprintjs/core';
import { EditIcon, TrashIcon } from '@blueprintjs/icons';
import type { IntlShape } from 'react-intl';
import type { PromptLine } from '#client/components/prompts/reading/PromptLine.ts';
import type { DataColumn } from '#client/components/table/DataColumn.ts';
import { joinTexts } from '#client/lib/stripBidi.ts';
import { LineStateTag } from './LineStateTag.tsx';
import type { CheckedLine } from './useAddMany.ts';
import styles from './AddMany.module.scss';

interface LineActions {
  readonly onEdit: (line: PromptLine) => void;
  readonly onRemove: (line: PromptLine) => void;
}

/** The columns of the preview. */
export function lineColumns(intl: IntlShape, { onEdit, onRemove }: LineActions): readonly DataColumn<CheckedLine>[] {
  const message = (id: 'text' | 'topic' | 'tags'): string => intl.formatMessage({ id: `prompt.column.${id}` });
  return [
    {
      id: 'text',
      header: message('text'),
      cell: ({ line }) => (
        <>
          <span className={styles['place']}>{intl.formatNumber(line.line)}</span>
          {line.text}
        </>
      ),
      size: 240,
      grow: 3,
      clamp: true,
    },
    {
      id: 'state',
      header: intl.formatMessage({ id: 'prompt.many.state' }),
      cell: ({ state }) => <LineStateTag state={state} />,
      size: 220,
      grow: 2,
      clamp: true,
    },
    { id: 'topic', header: message('topic'), cell: ({ line }) => line.topic, size: 110, grow: 1, clamp: true },
    {
      id: 'tags',
      header: message('tags'),
      cell: ({ line }) => joinTexts(line.tags, ', '),
      size: 100,
      grow: 1,
      clamp: true,
    },
    {
      id: 'actions',
      header: intl.formatMessage({ id: 'prompt.column.actions' }),
      headerHidden: true,
      cell: ({ line }) => (
        <>
          <Button
            size="small"
            variant="minimal"
            icon={<EditIcon />}
            title={intl.formatMessage({ id: 'prompt.many.correct' })}
            aria-label={intl.formatMessage({ id: 'prompt.many.correctLine' }, { line: line.line })}
            onClick={() => {
              onEdit(line);
            }}
          />
          <Button
            size="small"
            variant="minimal"
            icon={<TrashIcon />}
            title={intl.formatMessage({ id: 'common.remove' })}
            aria-label={intl.formatMessage({ id: 'prompt.many.removeLine' }, { line: line.line })}
            onClick={() => {
              onRemove(line);
            }}
          />
        </>
      ),
      size: 80,
      align: 'right',
    },
  ];
}
