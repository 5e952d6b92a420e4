import { actionBoardSchema, actionChangedSchema, oneActionSchema } from './actionSchemas.ts';
import type { ActionColumn, Effort, OwnAction, SavedAction } from './actionSchemas.ts';
import type { Http } from './http.ts';

interface ActionListQuery {
  readonly time_zone: string;
  /** `me`, `none` or a member's id; without it, everybody's. */
  readonly assignee?: string;
}

/** What a person changes; what is left out stays as it is. */
export interface ActionChanges {
  /** Dismissing takes a reason; leaving the dismissed drops it. */
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

/** The board of actions. What rules find is made anew each time; what people changed stays. */
export function createActionApi(http: Http) {
  const changed = (call: string, body: object, timeZone: string) =>
    http.post(`/api/front/optimize/actions/${call}`, actionChangedSchema, { ...body, time_zone: timeZone });
  return {
    list: (query: ActionListQuery, signal?: AbortSignal) =>
      http.get('/api/front/optimize/actions', actionBoardSchema, { ...query }, { signal }),
    /** @throws ApiError notFound for an action that is neither found by a rule nor kept by a person */
    one: (id: string, timeZone: string, signal?: AbortSignal) =>
      http.get('/api/front/optimize/action', oneActionSchema, { id, time_zone: timeZone }, { signal }),
    /** @throws ApiError validation naming the field */
    update: (id: string, changes: ActionChanges, timeZone: string) => changed('update', { id, changes }, timeZone),
    /** @throws ApiError validation naming the field */
    add: (action: NewAction, timeZone: string) => changed('add', { action }, timeZone),
    /** Only one that a person wrote down can be taken away; what a rule found is dismissed. */
    remove: (id: string, timeZone: string) => changed('delete', { id }, timeZone),
    /** Puts back what an earlier reply said there was before. */
    restore: (id: string, before: SavedAction | null, timeZone: string) => changed('restore', { id, before }, timeZone),
  };
}
