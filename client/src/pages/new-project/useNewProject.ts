import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { createCollectApi } from '#client/api/collectApi.ts';
import { createProjectSetupApi } from '#client/api/projectSetupApi.ts';
import type { NewProject } from '#client/api/schemas/projectSetupSchemas.ts';
import { enterProject } from '#client/components/projects/enterProject.ts';
import { readPasted } from '#client/components/prompts/reading/readPromptFile.ts';
import { useFocusInvalid } from '#client/hooks/useFocusInvalid.ts';
import { failureText } from '#client/i18n/failureText.ts';
import { errorsStillAt, fieldErrorsOf } from '#client/lib/fieldErrors.ts';
import { machineZone } from '#client/lib/machineZone.ts';
import { paths } from '#client/lib/paths.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';
import { useTypedDraft } from '#client/stores/useTypedDraft.ts';
import { emptyDraft, orderOf, planOf, readDraft, withPrompts, withTicked } from './newProjectDraft.ts';
import type { NewProjectDraft } from './newProjectDraft.ts';

const DRAFT = 'newProject';
/** The collection page may explain why a plan was rejected; the project exists all the same. */
const NOTICE_MS = 10_000;

/** The draft with all ticked and pasted items added to its lists. */
async function completeDraft(draft: NewProjectDraft): Promise<NewProjectDraft> {
  const { lines } = await readPasted(draft.pasted);
  return { ...withPrompts(withTicked(draft), lines), pasted: '' };
}

/** Functional updates of the draft: the result of an awaited call must not overwrite what was typed meanwhile. */
function changesOf(setTyped: (make: (before: NewProjectDraft | null) => NewProjectDraft) => void) {
  const set = (make: (before: NewProjectDraft) => NewProjectDraft): void => {
    setTyped((before) => make(before ?? emptyDraft(machineZone())));
  };
  const change = (part: Partial<NewProjectDraft>): void => {
    set((before) => ({ ...before, ...part }));
  };
  return { set, change };
}

/** The draft of a project and its creation: first the project, then its plan, then the first round. */
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
      // If the server refuses a prompt, it is in the list to be corrected.
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
  /** Resolves to whether a round was started. A rejected plan leaves the project without one, and shows the reason. */
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
        values: { reason: failureText(intl, error) },
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
