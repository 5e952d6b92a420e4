import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { isBlank } from '#client/components/contentScore/isBlank.ts';
import { useSourceCheck } from '#client/components/contentScore/useSourceCheck.ts';
import { emptyChange } from '#client/components/publish/emptyChange.ts';
import { useIsOnPage } from '#client/hooks/useIsOnPage.ts';
import { paths } from '#client/lib/paths.ts';
import type { DraftSession } from './DraftSession.ts';
import styles from './StatusControl.module.scss';

// Loaded on demand: most drafts are edited on many days and published once.
const PublishDialog = lazy(async () => ({
  default: (await import('#client/components/publish/PublishDialog.tsx')).PublishDialog,
}));

interface PublishDraftProps {
  readonly projectId: string;
  readonly session: DraftSession;
}

/** Records the publication of a draft; like the export, it is blocked until every statistic and quotation has a source. */
export const PublishDraft = observer(function PublishDraft({ projectId, session }: PublishDraftProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const isOnPage = useIsOnPage();
  const [isOpen, setOpen] = useState(false);
  const { open, passes } = useSourceCheck(session.text);
  const begin = async (): Promise<void> => {
    if (!passes()) return;
    await session.save();
    setOpen(true);
  };
  const { draft } = session;
  return (
    <span className={styles['control']}>
      <Button
        size="small"
        disabled={session.state === 'conflict' || isBlank(session.text)}
        onClick={() => void begin()}
      >
        <FormattedMessage id="publish.title" />
      </Button>
      {open.length > 0 && (
        <span role="alert" className={styles['error']}>
          {intl.formatMessage({ id: 'writing.publish.unsourced' }, { count: open.length })}
        </span>
      )}
      {isOpen && (
        <Suspense>
          <PublishDialog
            projectId={projectId}
            change={emptyChange({
              title: session.title,
              draft_id: draft.id,
              page_id: draft.page_id,
              prompt_ids: [...session.promptIds],
              after_text: session.text,
            })}
            onSaved={({ id }) => {
              if (isOnPage()) void navigate(paths.optContent.href({ change: id }));
            }}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </span>
  );
});
