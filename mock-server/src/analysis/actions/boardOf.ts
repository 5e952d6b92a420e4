import type { ActionSubject, BoardAction, SavedAction } from '#client/api/actionSchemas.ts';
import { compareCodes } from '#client/lib/compareTexts.ts';
import { priorityWith } from './priorityOf.ts';

/** Untouched findings shown per rule; more would bury the important ones. Dismissing one shows the next. */
const MOST_UNTOUCHED = 8;

/** What a person changed on an action, with the finding at that time. */
export interface StoredAction {
  readonly id: string;
  readonly state: SavedAction;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Null: an action that ships with the project, whose rule has not found it yet. */
  readonly subject: ActionSubject | null;
}

const UNTOUCHED = { column: 'todo', reason: null, assignee_id: null, due: null, notes: '', title: null } as const;

/** Fields that people can change on a finding (without those of own actions); the effort is theirs, else the finding's. */
function fieldsOf({ own: _, effort, ...fields }: SavedAction, known: ActionSubject) {
  const own = effort ?? known.effort;
  return { ...fields, effort: own, priority: priorityWith(known.priority, known.effort, own) };
}

function untouched(subject: ActionSubject): BoardAction {
  return { ...subject, ...UNTOUCHED, changed_by_person: false, changed_at: null, gone: false };
}

/** @param found the current finding of the rules; undefined: they no longer find it. */
function touched({ state, at, subject }: StoredAction, found: ActionSubject | undefined): BoardAction | null {
  const known = found ?? subject;
  const gone = found === undefined && state.own === null;
  return known && { ...known, ...fieldsOf(state, known), changed_by_person: true, changed_at: at, gone };
}

/** Order: actions with a date by date; then own actions; then by priority. */
function byUrgency(a: BoardAction, b: BoardAction): number {
  if (a.due !== b.due) return a.due === null ? 1 : b.due === null ? -1 : compareCodes(a.due, b.due);
  const own = Number(b.rule === 'own') - Number(a.rule === 'own');
  return own || b.priority - a.priority || compareCodes(a.id, b.id);
}

/**
 * The board: everything that people have taken up, in its state, and the first untouched findings of each rule. A finding keeps
 * a person's changes however often it is computed again. One that the rules no longer find stays as it last was if a person changed it.
 * @param found by rule, the most evidence first.
 */
export function boardOf(
  found: readonly (readonly ActionSubject[])[],
  kept: ReadonlyMap<string, StoredAction>,
): BoardAction[] {
  const byId = new Map(found.flat().map((subject) => [subject.id, subject]));
  const open = found.flatMap((ofRule) => ofRule.filter(({ id }) => !kept.has(id)).slice(0, MOST_UNTOUCHED));
  return [...open.map(untouched), ...[...kept.values()].flatMap((one) => touched(one, byId.get(one.id)) ?? [])].sort(
    byUrgency,
  );
}

/** One action, whether the board shows it or not; null if neither the rules nor a person have it. */
export function actionOf(
  found: readonly (readonly ActionSubject[])[],
  kept: StoredAction | undefined,
  id: string,
): BoardAction | null {
  const subject = found.flat().find((one) => one.id === id);
  if (kept !== undefined) return touched(kept, subject);
  return subject === undefined ? null : untouched(subject);
}
