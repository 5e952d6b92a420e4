import { actionBoardSchema, actionChangedSchema, oneActionSchema } from './actionSchemas.ts';
import type { ActionColumn, Effort, OwnAction, SavedAction } from './actionSchemas.ts';
import type { Http } from './http.ts';

interface ActionListQuery {
  readonly time_zone: string;
  /** `me`, `none` or a member's id; omitted: all assignees. */
  readonly assignee?: string;
}

/** A partial update: omitted fields stay unchanged. */
export interface ActionChanges {
  /** Moving to the dismissed column needs a reason; moving out of it drops the reason. */
  readonly column?: ActionColumn;
  readonly reason?: string | null;
  readonly assignee_id?: string | null;
  readonly due?: string | null;
  readonly notes?: string;
  readonly title?: string | null;
  readonly effort?: Effort;
}

export interface NewAction extends OwnAction {
  readonly title: string;
  readonly assignee_id: string | null;
  readonly due: string | null;
  readonly notes: string;
}

/** The board of actions. Findings of rules are computed anew on each request; edits by people persist. */
export function createActionApi(http: Http) {
  const changed = (call: string, body: object, timeZone: string) =>
    http.post(
      `/api/front/optimize/actions/${call}`,
      actionChangedSchema,
      { ...body, time_zone: timeZone },
      // Undo takes what the reply says there was before: that of the second try would be what the first one made.
      { idempotent: true },
    );
  return {
    list: (query: ActionListQuery, signal?: AbortSignal) =>
      http.get('/api/front/optimize/actions', actionBoardSchema, { ...query }, { signal }),
    /** @throws ApiError notFound for an action that no rule finds and nobody saved */
    one: (id: string, timeZone: string, signal?: AbortSignal) =>
      http.get('/api/front/optimize/action', oneActionSchema, { id, time_zone: timeZone }, { signal }),
    /** @throws ApiError validation naming the field */
    update: (id: string, changes: ActionChanges, timeZone: string) => changed('update', { id, changes }, timeZone),
    /** @throws ApiError validation naming the field */
    add: (action: NewAction, timeZone: string) => changed('add', { action }, timeZone),
    /** Only actions that a person added can be deleted; a rule's action is dismissed. */
    remove: (id: string, timeZone: string) => changed('delete', { id }, timeZone),
    /** Restores the state that an earlier response gave as `before`. */
    restore: (id: string, before: SavedAction | null, timeZone: string) => changed('restore', { id, before }, timeZone),
  };
}
