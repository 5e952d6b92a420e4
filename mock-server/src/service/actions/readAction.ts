import type { OwnAction, SavedAction } from '#client/api/actionSchemas.ts';
import { normaliseUrl } from '#server/analysis/citations/normaliseUrl.ts';
import type { ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import { badInput } from '#server/refusal/MockError.ts';
import { requireKnown } from '../answers/readFilters.ts';
import type { ProjectSession } from '../ProjectSession.ts';
import { membersOf } from './projectActions.ts';

/**
 * Validates the change of an action: a reason is required for a dismissed action and refused for others.
 * @param assignedBefore the previous assignee, who may stay after leaving the team.
 * @param place path of the fields in the request: `changes`, `action`.
 * @throws MockError (422) naming the field.
 */
export function checkState(
  project: ProjectSession,
  state: SavedAction,
  assignedBefore: string | null,
  place: string,
): SavedAction {
  const { column, reason, assignee_id: assignee } = state;
  if (column === 'dismissed' && reason === null) {
    throw badInput(`${place}.reason`, { zh: '请填写忽略的原因', en: 'is required to dismiss an action' });
  }
  if (assignee !== null && assignee !== assignedBefore && !membersOf(project).some(({ id }) => id === assignee)) {
    throw badInput(`${place}.assignee_id`, {
      zh: '不是可以查看该项目的团队成员',
      en: 'is not a team member with access to the project',
    });
  }
  return { ...state, reason: column === 'dismissed' ? reason : null };
}

/** Validates a created action. @throws MockError (422) naming the field for an unknown prompt or an invalid URL. */
export function readOwn(own: OwnAction, project: ProjectDefinition, place: string): OwnAction {
  requireKnown(own.prompt_ids, project.prompts, `${place}.prompt_ids`);
  const url = own.url === null ? null : normaliseUrl(own.url);
  if (own.url !== null && url === null) {
    throw badInput(`${place}.url`, {
      zh: '不是网址，应如 https://example.com/page',
      en: 'is not a URL; it should look like https://example.com/page',
    });
  }
  return { kind: own.kind, effort: own.effort, prompt_ids: [...new Set(own.prompt_ids)], url };
}
