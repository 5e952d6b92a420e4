import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { createDraftApi } from '../../../api/draftApi.ts';
import type { DraftBeginning } from '../../../api/draftApi.ts';
import type { Draft, DraftHead } from '../../../api/draftSchemas.ts';
import { errorMessageId } from '../../../i18n/errorMessageId.ts';
import { paths } from '../../../lib/paths.ts';
import { useApi } from '../../../stores/useApi.ts';
import { useStores } from '../../../stores/useStores.ts';
import { draftKeys } from './draftKeys.ts';

/** How long an undo is offered beside the message. */
const UNDO_MS = 10_000;

/** The drafts of a project and what they can begin with. */
export function useDraftList(projectId: string) {
  const api = useApi(createDraftApi);
  return useQuery({ queryKey: draftKeys.list(projectId), queryFn: ({ signal }) => api.list(signal) });
}

/** Making, copying and deleting drafts; a deletion can be undone. Reads stores: call it inside an observer. */
export function useDraftChanges(projectId: string) {
  const intl = useIntl();
  const { notices, projects } = useStores();
  const api = useApi(createDraftApi);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const run = async <T>(work: Promise<T>): Promise<T | null> => {
    try {
      const done = await work;
      await queries.invalidateQueries({ queryKey: draftKeys.list(projectId) });
      return done;
    } catch (error) {
      notices.show({ intent: 'error', messageId: errorMessageId(error) });
      return null;
    }
  };
  const open = (draft: Draft | null): void => {
    if (draft !== null) void navigate(paths.genContent.href({ draft: draft.id }));
  };
  const nameOf = ({ title }: Pick<DraftHead, 'title'>): string =>
    title.trim() || intl.formatMessage({ id: 'writing.untitled' });
  return {
    nameOf,
    create: async (beginning: DraftBeginning) => {
      open(await run(api.create(beginning)));
    },
    duplicate: async (draft: DraftHead) => {
      const title = intl.formatMessage({ id: 'writing.copyTitle' }, { title: nameOf(draft) }).slice(0, 200);
      await run(api.duplicate(draft.id, { title }));
    },
    remove: async (draft: DraftHead) => {
      const removed = await run(api.remove(draft.id));
      if (removed === null) return;
      notices.show({
        intent: 'success',
        messageId: 'writing.deleted',
        values: { title: nameOf(draft) },
        durationMs: UNDO_MS,
        action: {
          labelId: 'writing.undo',
          run: () => {
            if (projects.currentId === projectId) void run(api.undelete(draft.id));
            else notices.show({ intent: 'warning', messageId: 'writing.undo.otherProject' });
          },
        },
      });
    },
  };
}
