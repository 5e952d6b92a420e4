import type { ActionFigure, ActionSubject } from '#client/api/actionSchemas.ts';
import { askedOn } from '../table/answerRow.ts';
import type { ActionData } from './ActionData.ts';
import { bareSubject } from './bareSubject.ts';
import { demandOf, priorityOf } from './priorityOf.ts';

/** Prompts listed per action. */
const MOST_PROMPTS = 5;

type Told = Pick<ActionSubject, 'id' | 'rule' | 'kind' | 'answers' | 'effort'> & Partial<ActionSubject>;

interface SubjectParts extends Told {
  /** Indexes of its prompts, the one with the most evidence first. */
  readonly about: readonly number[];
  /** Answers that would change if the action were done; the weight of its priority. */
  readonly atStake: number;
  /** The first row that is evidence; undefined for none. */
  readonly firstRow: number | undefined;
}

/** A finding with all its fields; fields that the rule does not set are null. */
export function subjectOf(data: ActionData, parts: SubjectParts): ActionSubject {
  const { about, atStake, firstRow, ...told } = parts;
  const { project, table, window } = data;
  const prompts = about.slice(0, MOST_PROMPTS).flatMap((index) => {
    const prompt = project.prompts[index];
    return prompt === undefined ? [] : [{ id: prompt.id, name: prompt.text }];
  });
  const demand = demandOf(project, about);
  return {
    prompt_ids: prompts.map(({ id }) => id),
    prompts,
    ...bareSubject,
    ...told,
    demand,
    priority: priorityOf(atStake, demand, told.effort),
    first_seen: firstRow === undefined ? new Date(window.from).toISOString() : askedOn(table, firstRow),
  };
}

type FigureParts = Pick<ActionFigure, 'id' | 'measure'> & Partial<ActionFigure>;

/** A figure of an action; fields not given are null. */
export function figureOf(parts: FigureParts): ActionFigure {
  return {
    brand_id: null,
    measure_id: null,
    previous: null,
    change: null,
    one_prompt: false,
    selection: null,
    ...parts,
  };
}

/** The dates of the window, part of every selection. */
export function datesOf({ window }: Pick<ActionData, 'window'>): { start_time: string; end_time: string } {
  return { start_time: window.start, end_time: window.end };
}

/** The keys with the highest counts, most first; ties by the lower key. */
export function mostFirst(counts: ReadonlyMap<number, number>): number[] {
  return [...counts].sort(([a, first], [b, second]) => second - first || a - b).map(([key]) => key);
}
