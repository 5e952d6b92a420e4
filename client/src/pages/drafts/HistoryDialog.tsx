import { Button } from '@blueprintjs/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { createDraftApi } from '#client/api/draftApi.ts';
import type { DraftVersion } from '#client/api/draftSchemas.ts';
import { formatInstant } from '#client/components/answers/formatInstant.ts';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { WideDialog } from '#client/components/ui/WideDialog.tsx';
import { failureText } from '#client/i18n/failureText.ts';
import { draftKeys } from '#client/queries/draftKeys.ts';
import { useApi } from '#client/stores/useApi.ts';
import type { DraftSession } from './DraftSession.ts';
import { TextDiff } from './TextDiff.tsx';
import styles from './HistoryDialog.module.scss';

interface HistoryDialogProps {
  readonly projectId: string;
  readonly session: DraftSession;
  readonly onClose: () => void;
}

interface VersionButtonProps {
  readonly version: DraftVersion;
  readonly isPresent: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function VersionButton({ version, isPresent, isChosen, onChoose }: VersionButtonProps) {
  const intl = useIntl();
  return (
    <button
      type="button"
      className={isChosen ? styles['chosen'] : styles['version']}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <span className={styles['when']}>
        {formatInstant(intl, version.at)} · <FormattedMessage id={`writing.history.kind.${version.kind}`} />
        {isPresent && (
          <>
            {' '}
            · <FormattedMessage id="writing.history.present" />
          </>
        )}
      </span>
      <span className={styles['who']}>
        <FormattedMessage
          id="writing.history.meta"
          values={{ name: version.by.name, characters: intl.formatNumber(version.characters) }}
        />
      </span>
    </button>
  );
}

interface VersionViewProps {
  readonly projectId: string;
  readonly session: DraftSession;
  readonly version: number;
}

/** The difference between an earlier version and the current text. */
const VersionView = observer(function VersionView({ projectId, session, version }: VersionViewProps) {
  const intl = useIntl();
  const api = useApi(createDraftApi);
  const { id } = session.draft;
  // Read here, inside the observer, so that changes are tracked.
  const present = `${session.title}\n\n${session.text}`;
  const name = intl.formatMessage({ id: 'writing.diff.version' }, { version });
  const query = useQuery({
    queryKey: draftKeys.version(projectId, id, version),
    queryFn: ({ signal }) => api.version(id, version, signal),
    // A version never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <LoadPanel query={query} what={name} skeleton={<div className={styles['skeleton']} />}>
      {({ title, text }) => (
        <TextDiff
          from={`${title}\n\n${text}`}
          to={present}
          fromName={name}
          toName={intl.formatMessage({ id: 'writing.diff.present' })}
        />
      )}
    </LoadPanel>
  );
});

/** The versions of a draft, with the newest selected first; restoring saves typed changes before. */
function useHistory({ projectId, session, onClose }: HistoryDialogProps) {
  const api = useApi(createDraftApi);
  const [chosen, setChosen] = useState<number | null>(null);
  const { id, version } = session.draft;
  const versions = useQuery({
    queryKey: draftKeys.versions(projectId, id, version),
    queryFn: ({ signal }) => api.versions(id, signal),
  });
  const restore = useMutation({
    mutationFn: async (wanted: number) => {
      await session.save();
      return api.restore(id, session.draft.version, wanted);
    },
    onSuccess: (draft) => {
      session.replaceBy(draft);
      onClose();
    },
  });
  return { versions, restore, chosen, setChosen };
}

/** The history of a draft: view, compare and restore versions. Mount it only while it is open. */
export const HistoryDialog = observer(function HistoryDialog(props: HistoryDialogProps) {
  const intl = useIntl();
  const { projectId, session, onClose } = props;
  const { versions, restore, chosen, setChosen } = useHistory(props);
  const isOld = chosen !== null && chosen !== session.draft.version;
  return (
    <WideDialog
      steps
      title={intl.formatMessage({ id: 'writing.history' })}
      canClose={!restore.isPending}
      onClose={onClose}
      footer={
        <>
          {restore.error !== null && (
            <p role="alert" className={styles['error']}>
              {failureText(intl, restore.error)}
            </p>
          )}
          <Button disabled={restore.isPending} onClick={onClose}>
            <FormattedMessage id="common.close" />
          </Button>
          <Button
            intent="primary"
            disabled={!isOld || session.state === 'conflict'}
            loading={restore.isPending}
            onClick={() => {
              if (chosen !== null) restore.mutate(chosen);
            }}
          >
            <FormattedMessage id="writing.history.restore" />
          </Button>
        </>
      }
    >
      <p className={styles['lead']}>
        <FormattedMessage id="writing.history.lead" />
      </p>
      <div className={styles['split']}>
        <LoadPanel
          query={versions}
          what={intl.formatMessage({ id: 'writing.history.list' })}
          skeleton={<div className={styles['skeleton']} />}
        >
          {(list) => (
            <ul className={styles['list']}>
              {list.map((version, index) => (
                <li key={version.version}>
                  <VersionButton
                    version={version}
                    isPresent={index === 0}
                    isChosen={version.version === chosen}
                    onChoose={() => {
                      setChosen(version.version);
                    }}
                  />
                </li>
              ))}
            </ul>
          )}
        </LoadPanel>
        <div className={styles['view']}>
          {chosen === null ? (
            <p className={styles['lead']}>
              <FormattedMessage id="writing.history.choose" />
            </p>
          ) : (
            <VersionView projectId={projectId} session={session} version={chosen} />
          )}
        </div>
      </div>
    </WideDialog>
  );
});
