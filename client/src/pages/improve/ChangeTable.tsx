import { Button } from '@blueprintjs/core';
import { TrashIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { ChangeRow } from '#client/api/publicationSchemas.ts';
import { formatCount, formatDay } from '#client/components/figures/formats.ts';
import { VisuallyHidden } from '#client/components/figures/VisuallyHidden.tsx';
import { MayEdit } from '#client/components/permission/MayEdit.tsx';
import { ScrollBox } from '#client/components/table/ScrollBox.tsx';
import { differenceText, findingText } from './effect/effectWords.ts';
import { useChangeRemoval } from './useChangeRemoval.ts';
import styles from './StartView.module.scss';

interface ChangeTableProps {
  readonly changes: readonly ChangeRow[];
  readonly projectId: string;
  readonly onOpen: (id: string) => void;
}

const COLUMNS = ['what', 'day', 'prompts', 'estimate', 'verdict'] as const;
const NUMBERS: readonly string[] = ['day', 'prompts', 'estimate'];

/** The publications, newest first, each with its verdict. */
export const ChangeTable = observer(function ChangeTable({ changes, projectId, onOpen }: ChangeTableProps) {
  const intl = useIntl();
  const remove = useChangeRemoval(projectId);
  const title = intl.formatMessage({ id: 'improve.changes' });
  return (
    <ScrollBox label={title}>
      <table className={styles['table']}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={NUMBERS.includes(column) ? styles['number'] : ''}>
                {intl.formatMessage({ id: `improve.changes.${column}` })}
              </th>
            ))}
            <th scope="col">
              <VisuallyHidden>{intl.formatMessage({ id: 'improve.changes.remove' })}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ id, title: name, url, published_on: on, prompt_ids: prompts, effect }) => (
            <tr key={id}>
              <th scope="row">
                <button
                  type="button"
                  className={styles['open']}
                  onClick={() => {
                    onOpen(id);
                  }}
                >
                  {name}
                </button>
                <div className={styles['muted']}>{url}</div>
              </th>
              <td className={styles['number']}>{formatDay(intl, on, 'long')}</td>
              <td className={styles['number']}>{formatCount(intl, prompts.length)}</td>
              <td className={styles['number']}>{differenceText(intl, effect.estimate)}</td>
              <td className={styles['verdict']}>
                <span
                  className={
                    effect.verdict === 'worked' ? styles['worked'] : effect.verdict === 'lost' ? styles['lost'] : ''
                  }
                >
                  {intl.formatMessage({ id: `improve.verdict.${effect.verdict}` })}
                </span>
                <div className={styles['muted']}>{findingText(intl, effect)}</div>
              </td>
              <td>
                <MayEdit>
                  <Button
                    size="small"
                    variant="minimal"
                    icon={<TrashIcon />}
                    aria-label={intl.formatMessage({ id: 'common.removeNamed' }, { name })}
                    onClick={() => {
                      remove(id, name);
                    }}
                  />
                </MayEdit>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
});
