import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { useBreadcrumb } from '#client/components/address/useBreadcrumb.ts';
import { ScoreWorkerProvider } from '#client/components/contentScore/ScoreWorkerProvider.tsx';
import { MayEdit } from '#client/components/permission/MayEdit.tsx';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { PageAbout } from '#client/components/ui/PageAbout.tsx';
import { isApiError } from '#client/lib/ApiError.ts';
import { paths } from '#client/lib/paths.ts';
import { useMayEdit } from '#client/stores/useAccess.ts';
import { useStores } from '#client/stores/useStores.ts';
import { DraftList } from './DraftList.tsx';
import { DraftReading } from './DraftReading.tsx';
import { DraftView } from './DraftView.tsx';
import { genContentSearch } from './genContentSearch.ts';
import { KitDialog } from './KitDialog.tsx';
import { useDraftDocument } from './useDraftDocument.ts';
import styles from './GenContentPage.module.scss';

interface OpenDraftProps {
  readonly projectId: string;
  readonly id: string;
}

const OpenDraft = observer(function OpenDraft({ projectId, id }: OpenDraftProps) {
  const intl = useIntl();
  const mayEdit = useMayEdit();
  const { query, session } = useDraftDocument(projectId, id);
  const title = intl.formatMessage({ id: 'writing.title' });
  // The title when the draft was opened: the breadcrumb in the address must not change with each key.
  useBreadcrumb(query.data?.title.trim());
  if (session !== null && !mayEdit) return <DraftReading draft={session.draft} />;
  if (session !== null) return <DraftView projectId={projectId} session={session} />;
  const isMissing = isApiError(query.error) && query.error.kind === 'notFound';
  return (
    <>
      <h1>{title}</h1>
      {isMissing ? (
        <EmptyState
          title={<FormattedMessage id="writing.notThere" />}
          action={
            <Link to={paths.genContent.href()}>
              <FormattedMessage id="writing.back" />
            </Link>
          }
        />
      ) : (
        <LoadPanel query={query} what={title} skeleton={<div className={styles['skeleton']} />}>
          {() => null}
        </LoadPanel>
      )}
    </>
  );
});

const Drafts = observer(function Drafts({
  projectId,
  briefId,
}: {
  readonly projectId: string;
  readonly briefId: string | null;
}) {
  const [kitOpen, setKitOpen] = useState(false);
  return (
    <>
      <header className={styles['header']}>
        <div>
          <h1>
            <FormattedMessage id="writing.title" />
          </h1>
          <PageAbout>
            <FormattedMessage id="writing.list.lead" />
          </PageAbout>
        </div>
        <MayEdit>
          <Button
            onClick={() => {
              setKitOpen(true);
            }}
          >
            <FormattedMessage id="writing.kit" />
          </Button>
        </MayEdit>
      </header>
      <DraftList projectId={projectId} briefId={briefId} />
      {kitOpen && (
        <KitDialog
          projectId={projectId}
          onClose={() => {
            setKitOpen(false);
          }}
        />
      )}
    </>
  );
});

/** Writing: the list of drafts, or the editor of one. */
export const GenContentPage = observer(function GenContentPage() {
  const { projects } = useStores();
  const { search } = useLocation();
  const { draft, brief } = genContentSearch.parse(new URLSearchParams(search));
  const { currentId } = projects;
  return (
    <div className={styles['page']}>
      {currentId !== null &&
        (draft === null ? (
          <Drafts key={currentId} projectId={currentId} briefId={brief} />
        ) : (
          <ScoreWorkerProvider>
            <OpenDraft key={`${currentId} ${draft}`} projectId={currentId} id={draft} />
          </ScoreWorkerProvider>
        ))}
    </div>
  );
});
