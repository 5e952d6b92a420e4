import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { createDraftApi } from '#client/api/draftApi.ts';
import type { DraftBeginning } from '#client/api/draftApi.ts';
import type { DraftHead } from '#client/api/draftSchemas.ts';
import { useAttempt } from '#client/components/attempt/useAttempt.ts';
import { useIsOnPage } from '#client/hooks/useIsOnPage.ts';
import { paths } from '#client/lib/paths.ts';
import { draftKeys } from '#client/queries/draftKeys.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';

/** How long the message offers undo. */
const UNDO_MS = 10_000;

/** The drafts of a project and what new ones can start from. */
export function useDraftList(projectId: string) {
  const api = useApi(createDraftApi);
  return useQuery({ queryKey: draftKeys.list(projectId), queryFn: ({ signal }) => api.list(signal) });
}

/** Creates, copies and deletes drafts; deleting has undo. Reads stores: call it inside an observer. */
export function useDraftChanges(projectId: string) {
  const intl = useIntl();
  const { notices, projects } = useStores();
  const attempt = useAttempt();
  const api = useApi(createDraftApi);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isOnPage = useIsOnPage();
  const run = (what: string, work: () => Promise<unknown>): void => {
    void attempt(what, async () => {
      await work();
      await queries.invalidateQueries({ queryKey: draftKeys.list(projectId) });
    });
  };
  const nameOf = ({ title }: Pick<DraftHead, 'title'>): string =>
    title.trim() || intl.formatMessage({ id: 'writing.untitled' });
  return {
    nameOf,
    create: (beginning: DraftBeginning): void => {
      run(intl.formatMessage({ id: 'writing.new' }), async () => {
        const { id } = await api.create(beginning);
        if (isOnPage()) void navigate(paths.genContent.href({ draft: id }));
      });
    },
    duplicate: (draft: DraftHead): void => {
      const name = nameOf(draft);
      const title = intl.formatMessage({ id: 'writing.copyTitle' }, { title: name }).slice(0, 200);
      run(intl.formatMessage({ id: 'writing.duplicateNamed' }, { title: name }), () =>
        api.duplicate(draft.id, { title }),
      );
    },
    remove: (draft: DraftHead): void => {
      const title = nameOf(draft);
      const done = intl.formatMessage({ id: 'writing.deleted' }, { title });
      const undo = (): void => {
        if (projects.currentId === projectId) {
          run(`${intl.formatMessage({ id: 'writing.undo' })} · ${done}`, () => api.undelete(draft.id));
        } else {
          notices.show({ intent: 'warning', messageId: 'writing.undo.otherProject' });
        }
      };
      run(intl.formatMessage({ id: 'writing.deleteNamed' }, { title }), async () => {
        await api.remove(draft.id);
        notices.show({
          intent: 'success',
          messageId: 'writing.deleted',
          values: { title },
          durationMs: UNDO_MS,
          action: { labelId: 'writing.undo', run: undo },
        });
      });
    },
  };
}
