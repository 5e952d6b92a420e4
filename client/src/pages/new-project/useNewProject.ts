import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { createCollectApi } from '#client/api/collectApi.ts';
import type { NewProject } from '#client/api/schemas/projectSetupSchemas.ts';
import { createProjectSetupApi } from '#client/api/projectSetupApi.ts';
import { readPasted } from '#client/components/prompts/reading/readPromptFile.ts';
import { enterProject } from '#client/components/projects/enterProject.ts';
import { errorText } from '#client/i18n/errorText.ts';
import { useFocusInvalid } from '#client/hooks/useFocusInvalid.ts';
import { errorsStillAt, fieldErrorsOf } from '#client/lib/fieldErrors.ts';
import { paths } from '#client/lib/paths.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';
import { useTypedDraft } from '#client/stores/useTypedDraft.ts';
import { machineZone } from '../../lib/machineZone.ts';
import { emptyDraft, orderOf, planOf, readDraft, withPrompts, withTicked } from './newProjectDraft.ts';
import type { NewProjectDraft } from './newProjectDraft.ts';

const DRAFT = 'newProject';
/** The collection page may say why a plan was not taken; the project is there all the same. */
const NOTICE_MS = 10_000;

/** The draft with all that was chosen or pasted and not added to its lists yet. */
async function completeDraft(draft: NewProjectDraft): Promise<NewProjectDraft> {
  const { lines } = await readPasted(draft.pasted);
  return { ...withPrompts(withTicked(draft), lines), pasted: '' };
}

/** What changes a draft, of what it is by then: what was waited for must not undo what was typed meanwhile. */
function changesOf(setTyped: (make: (before: NewProjectDraft | null) => NewProjectDraft) => void) {
  const set = (make: (before: NewProjectDraft) => NewProjectDraft): void => {
    setTyped((before) => make(before ?? emptyDraft(machineZone())));
  };
  const change = (part: Partial<NewProjectDraft>): void => {
    set((before) => ({ ...before, ...part }));
  };
  return { set, change };
}

/** The draft of a project and its creation: the project first, then its plan, then the first round. */
export function useNewProject() {
  const intl = useIntl();
  const stores = useStores();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const setupApi = useApi(createProjectSetupApi);
  const collectApi = useApi(createCollectApi);
  const { typed, setTyped, forget, discard } = useTypedDraft(DRAFT, readDraft);
  const [sent, setSent] = useState<NewProject | null>(null);
  const draft = typed ?? emptyDraft(machineZone());
  const create = useMutation({
    mutationFn: async (): Promise<void> => {
      const made = await completeDraft(draft);
      // Where a prompt is refused, the list has it to be mended.
      setTyped(made);
      const order = orderOf(made);
      setSent(order);
      const { id } = await setupApi.create(order);
      forget();
      await stores.projects.reload();
      enterProject(stores, id);
      const isAsked = await plan(made);
      await queries.invalidateQueries();
      const captured = made.platforms.some(({ way }) => way === 'hand');
      const next = isAsked || made.providers.length > 0 || !captured ? paths.answerRuns : paths.answerCapture;
      await navigate(next.href({ project: id }));
    },
  });
  /** Whether a round was begun. A plan that is not taken leaves the project without one, and says why. */
  const plan = async (made: NewProjectDraft): Promise<boolean> => {
    const order = planOf(made);
    if (order === null) return false;
    try {
      await collectApi.savePlan(order);
      if (!made.ask_now || made.prompts.length === 0) return false;
      await collectApi.start();
      return true;
    } catch (error) {
      stores.notices.show({
        intent: 'warning',
        messageId: 'newProject.planFailed',
        values: { reason: errorText(intl, error) },
        durationMs: NOTICE_MS,
      });
      return false;
    }
  };
  useFocusInvalid(create.error);
  return {
    draft,
    isTyped: typed !== null,
    ...changesOf(setTyped),
    discard,
    create,
    errors: errorsStillAt(fieldErrorsOf(create.error), sent, orderOf(draft)),
  };
}

export type NewProjectModel = ReturnType<typeof useNewProject>;
