import { compareCodes } from '#client/lib/compareTexts.ts';
import type { ActionSubject, BoardAction, SavedAction } from '#client/api/actionSchemas.ts';
import { priorityWith } from './priorityOf.ts';

/** Findings of one rule that nobody has taken up; more would bury what matters. Dismissing one brings in the next. */
const MOST_UNTOUCHED = 8;

/** What a person made of an action, with the finding as it was then. */
export interface StoredAction {
  readonly id: string;
  readonly state: SavedAction;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Null: of one that the project came with, whose rule has not found it yet. */
  readonly subject: ActionSubject | null;
}

const UNTOUCHED = { column: 'todo', reason: null, assignee_id: null, due: null, notes: '', title: null } as const;

/** What people made of an action, without what only one that was written down has; the effort is theirs, else the finding's. */
function fieldsOf({ own: _, effort, ...fields }: SavedAction, known: ActionSubject) {
  const own = effort ?? known.effort;
  return { ...fields, effort: own, priority: priorityWith(known.priority, known.effort, own) };
}

function untouched(subject: ActionSubject): BoardAction {
  return { ...subject, ...UNTOUCHED, changed_by_person: false, changed_at: null, gone: false };
}

/** @param found the finding as the rules have it now; undefined: they no longer have it. */
function touched({ state, at, subject }: StoredAction, found: ActionSubject | undefined): BoardAction | null {
  const known = found ?? subject;
  const gone = found === undefined && state.own === null;
  return known && { ...known, ...fieldsOf(state, known), changed_by_person: true, changed_at: at, gone };
}

/** What has a date comes first, by date; then what a person wrote down; then by priority. */
function byUrgency(a: BoardAction, b: BoardAction): number {
  if (a.due !== b.due) return a.due === null ? 1 : b.due === null ? -1 : compareCodes(a.due, b.due);
  const own = Number(b.rule === 'own') - Number(a.rule === 'own');
  return own || b.priority - a.priority || compareCodes(a.id, b.id);
}

/**
 * The board: everything that people have taken up, as they left it, and of each rule the first findings that nobody has. A finding keeps
 * its person's part however often it is made anew; one that the rules no longer have stays, as it last was, when a person touched it.
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

/** One action, on the board or beyond its end; null when neither the rules nor a person know it. */
export function actionOf(
  found: readonly (readonly ActionSubject[])[],
  kept: StoredAction | undefined,
  id: string,
): BoardAction | null {
  const subject = found.flat().find((one) => one.id === id);
  if (kept !== undefined) return touched(kept, subject);
  return subject === undefined ? null : untouched(subject);
}
