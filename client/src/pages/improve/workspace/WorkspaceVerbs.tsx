import { Button } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { isBlank } from '#client/components/contentScore/isBlank.ts';
import { SentenceGap } from '#client/components/ui/SentenceGap.tsx';
import { failureText } from '#client/i18n/failureText.ts';
import { paths } from '#client/lib/paths.ts';
import type { WorkspaceModel } from './useWorkspace.ts';
import styles from './Workspace.module.scss';

interface WorkspaceVerbsProps {
  readonly work: WorkspaceModel;
  readonly onPublish: () => void;
}

/** The buttons of the new text. */
export function WorkspaceVerbs({ work, onPublish }: WorkspaceVerbsProps) {
  const intl = useIntl();
  const { saveDraft, isChanged, after, set } = work;
  return (
    <div className={styles['verbs']}>
      <Button
        variant="minimal"
        disabled={!isChanged}
        onClick={() => {
          set({ after: null });
        }}
      >
        {intl.formatMessage({ id: 'improve.reset' })}
      </Button>
      <Button
        disabled={isBlank(after)}
        loading={saveDraft.isPending}
        onClick={() => {
          saveDraft.mutate();
        }}
      >
        {intl.formatMessage({ id: 'improve.saveDraft' })}
      </Button>
      <Button intent="primary" disabled={isBlank(after)} onClick={onPublish}>
        {intl.formatMessage({ id: 'improve.publish' })}
      </Button>
      <span role="status" className={styles['saved']}>
        {saveDraft.data !== undefined && (
          <>
            {intl.formatMessage({ id: 'improve.draft.saved' })}
            <SentenceGap />
            <Link to={paths.genContent.href({ draft: saveDraft.data.id })}>
              {intl.formatMessage({ id: 'improve.draft.open' })}
            </Link>
          </>
        )}
      </span>
      {saveDraft.error !== null && (
        <span role="alert" className={styles['saved']}>
          {failureText(intl, saveDraft.error)}
        </span>
      )}
    </div>
  );
}
