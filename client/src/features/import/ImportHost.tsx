import { useQueryClient } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useSwitchProject } from '#client/components/projects/useSwitchProject.ts';
import type { MessageId } from '#client/i18n/MessageId.ts';
import { paths } from '#client/lib/paths.ts';
import { tellOtherTabs } from '#client/queries/otherTabs.ts';
import { askAgainIn } from '#client/queries/useJob.ts';
import { useStores } from '#client/stores/useStores.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { openingWindow } from './openingWindow.ts';
import { useImport } from './useImport.ts';

const NOTICE_MS = 15_000;

/** Hosts the import dialog and its background work: a running import is watched while the dialog is closed, and its end is notified. */
export const ImportHost = observer(function ImportHost() {
  const { dialogs, notices, projects, filters } = useStores();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const switchProject = useSwitchProject();
  const flow = useImport();
  const job = flow.job.data;
  const result = job?.state === 'done' ? job.result : null;

  const openProject = async (): Promise<void> => {
    if (result?.project_id === null || result === null) return;
    const { project_id: id } = result;
    // Right after the import the project list may still be loading, and only listed projects can be entered.
    if (!projects.list.some((project) => project.id === id)) await projects.reload();
    dialogs.close();
    await switchProject(id);
    await navigate(paths.overviewIndex.href(openingWindow(result.first_date, result.last_date) ?? {}));
    flow.startOver();
  };

  const tell = (messageId: MessageId, intent: 'success' | 'error', labelId: MessageId): void => {
    notices.show({
      key: 'import',
      intent,
      messageId,
      values: { name: result?.project_name ?? flow.joined?.name ?? flow.draft.project_name },
      durationMs: NOTICE_MS,
      action: {
        labelId,
        run: () => {
          dialogs.show('import');
        },
      },
    });
  };

  const handleOver = useEffectEvent(async () => {
    const seen = dialogs.shown === 'import';
    if (result !== null && result.project_id !== null) {
      tellOtherTabs(result.project_id);
      await projects.reload();
      // Answers may have been added to the current project.
      if (result.project_id === projects.currentId) {
        void filters.loadLists();
        await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'import' });
      }
    }
    if (seen) return;
    const isWritten = result !== null && result.project_id !== null;
    if (isWritten) tell('imports.notice.done', 'success', 'imports.notice.show');
    else tell('imports.notice.failed', 'error', 'imports.notice.show');
  });
  const over = job !== undefined && job.state !== 'running';
  const jobId = job?.job_id;
  useEffect(() => {
    if (over) void handleOver();
  }, [over, jobId]);

  const handleLost = useEffectEvent(() => {
    if (dialogs.shown !== 'import') tell('imports.notice.lost', 'error', 'imports.notice.open');
  });
  // The server no longer knows an import that was running here, as after a restart.
  const lost = job?.state === 'running' && flow.job.error !== null && askAgainIn(job, flow.job.error) === false;
  useEffect(() => {
    if (lost) handleLost();
  }, [lost, jobId]);

  if (dialogs.shown !== 'import') return null;
  return <ImportDialog flow={flow} onClose={dialogs.close} onOpenProject={() => void openProject()} />;
});
