import { Button } from '@blueprintjs/core';
import { GitBranchIcon, TrashIcon } from '@blueprintjs/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { KeywordRow } from '#client/api/keywordSchemas.ts';
import { paths } from '#client/lib/paths.ts';
import type { KeywordsPageModel } from './useKeywordsPage.ts';
import styles from './KeywordsPage.module.scss';

interface KeywordBulkBarProps {
  readonly page: KeywordsPageModel;
  readonly ticked: readonly KeywordRow[];
}

/** Bulk actions for the ticked keywords. */
export function KeywordBulkBar({ page, ticked }: KeywordBulkBarProps) {
  const intl = useIntl();
  const { changes, selection } = page;
  const ids = ticked.map(({ id }) => id);
  const navigate = useNavigate();
  return (
    <div className={styles['bulk']} role="group" aria-label={intl.formatMessage({ id: 'keywords.bulk' })}>
      <span className={styles['bulkCount']}>
        <FormattedMessage id="keywords.bulk.chosen" values={{ count: ids.length }} />
      </span>
      <Button
        size="small"
        icon={<GitBranchIcon />}
        onClick={() => {
          void navigate(paths.keywordsExpand.href({ ids: ids.join(',') }));
        }}
      >
        <FormattedMessage id="keywords.expand" />
      </Button>
      <Button
        size="small"
        icon={<TrashIcon />}
        onClick={() => {
          void changes.attempt(intl.formatMessage({ id: 'keywords.delete' }), async () => {
            await changes.remove(ids);
            selection.setIds(new Set());
          });
        }}
      >
        <FormattedMessage id="keywords.delete" />
      </Button>
      <Button
        size="small"
        variant="minimal"
        onClick={() => {
          selection.setIds(new Set());
        }}
      >
        <FormattedMessage id="keywords.bulk.clear" />
      </Button>
    </div>
  );
}
