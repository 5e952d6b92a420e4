import { Button } from '@blueprintjs/core';
import { EditIcon, GitBranchIcon, PlusIcon, TrashIcon } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { KeywordRow } from '#client/api/keywordSchemas.ts';
import { MayEdit } from '#client/components/permission/MayEdit.tsx';
import { paths } from '#client/lib/paths.ts';
import styles from './KeywordsPage.module.scss';

/** Row actions of the keyword table. */
export interface KeywordVerbs {
  readonly onEdit: (keyword: KeywordRow) => void;
  readonly onKeep: (keyword: KeywordRow) => void;
  readonly onRemove: (keyword: KeywordRow) => void;
}

interface KeywordButtonsProps extends KeywordVerbs {
  readonly row: KeywordRow;
}

/** Buttons of one keyword: expand, edit (or keep a suggested one), delete. */
export function KeywordButtons({ row, onEdit, onKeep, onRemove }: KeywordButtonsProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const name = { name: row.label };
  const suggested = row.origin === 'suggested';
  return (
    <span className={styles['rowButtons']}>
      <Button
        size="small"
        variant="minimal"
        icon={<GitBranchIcon />}
        aria-label={intl.formatMessage({ id: 'keywords.row.expand' }, name)}
        title={intl.formatMessage({ id: 'keywords.expand' })}
        onClick={() => {
          void navigate(paths.keywordsExpand.href({ ids: row.id }));
        }}
      />
      <MayEdit>
        <Button
          size="small"
          variant="minimal"
          icon={suggested ? <PlusIcon /> : <EditIcon />}
          aria-label={intl.formatMessage({ id: suggested ? 'keywords.row.keep' : 'keywords.row.edit' }, name)}
          title={intl.formatMessage({ id: suggested ? 'keywords.keep' : 'keywords.edit' })}
          onClick={() => {
            (suggested ? onKeep : onEdit)(row);
          }}
        />
        <Button
          size="small"
          variant="minimal"
          icon={<TrashIcon />}
          aria-label={intl.formatMessage({ id: 'keywords.row.delete' }, name)}
          title={intl.formatMessage({ id: 'keywords.delete' })}
          onClick={() => {
            onRemove(row);
          }}
        />
      </MayEdit>
    </span>
  );
}
