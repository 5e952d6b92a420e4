import * as v from 'valibot';
import { optionalField } from './lenientSchemas.ts';
import { changeSchema, maybeMeasureSchema, measureIdSchema } from './measureSchemas.ts';
import { namedRefSchema } from './namedRefSchemas.ts';
import { openPicklist } from './openPicklist.ts';
import { demandBandSchema } from './promptSchemas.ts';
import { brandRefSchema } from './reportSchemas.ts';
import { daySchema, instantSchema } from './timeSchemas.ts';

/** The kind of work: write missing content, improve an own page, get into another site's page, correct a wrong fact, investigate. */
export const actionKindSchema = v.picklist(['create', 'improve', 'earn', 'correct', 'investigate']);
export type ActionKind = v.InferOutput<typeof actionKindSchema>;

export const actionColumnSchema = v.picklist(['todo', 'doing', 'done', 'dismissed']);
export type ActionColumn = v.InferOutput<typeof actionColumnSchema>;

export const effortSchema = v.picklist(['small', 'medium', 'large']);
export type Effort = v.InferOutput<typeof effortSchema>;

/** The rule of the analysis that found it; `own`: a person added it. The client words the title by rule. */
export const actionRuleSchema = openPicklist([
  'create_coverage',
  'improve_page',
  'fading_page',
  'earn_inclusion',
  'correct_fact',
  'investigate_drop',
  'own',
]);

/** The answers behind a figure, as parameters of the answers drawer; always with the dates of the figure. */
export const actionSelectionSchema = v.object({
  start_time: daySchema,
  end_time: daySchema,
  brand_id: optionalField(v.string()),
  mention: optionalField(v.picklist(['named', 'not_named'])),
  cites: optionalField(v.picklist(['own', 'any'])),
  domain: optionalField(v.string()),
  url: optionalField(v.string()),
  gap: optionalField(v.literal('1')),
  prompt_id: optionalField(v.string()),
  platform_id: optionalField(v.string()),
  topic_id: optionalField(v.string()),
  status: optionalField(v.picklist(['ok'])),
});
export type ActionSelection = v.InferOutput<typeof actionSelectionSchema>;

/**
 * A figure that a rule used. `visibility` of `brand_id`; `unnamed_share`: of the answers that cite an own page, those that do not mention
 * the own brand; `gap_share`: of the answers that cite the domain, those that mention a competitor and not the own brand; `page_rate`:
 * answers that cite the page, of those with citations; `accuracy`: of the answers that judge the fact, those that have it right; `moved`:
 * `measure_id` of the own brand.
 */
export const actionFigureSchema = v.object({
  id: openPicklist(['visibility', 'unnamed_share', 'gap_share', 'page_rate', 'accuracy', 'moved']),
  brand_id: v.nullable(v.string()),
  measure_id: v.nullable(measureIdSchema),
  measure: maybeMeasureSchema,
  /** Of the previous window, where the rule compares. */
  previous: maybeMeasureSchema,
  change: v.nullable(changeSchema),
  /** A figure of a single prompt: its answers are the sample, so only `n` decides whether the sample is small. */
  one_prompt: v.boolean(),
  /** Null: filters cannot select these answers; the fact sheet shows their sentences. */
  selection: v.nullable(actionSelectionSchema),
});
export type ActionFigure = v.InferOutput<typeof actionFigureSchema>;

/** A finding of a rule, or an action that a person added. The same for all readers; computed from the answers on each request. */
export const actionSubjectSchema = v.object({
  /** Rule and subject, so that the same finding keeps its id: `create_coverage|<prompt>`. */
  id: v.string(),
  rule: actionRuleSchema,
  kind: actionKindSchema,
  /** The prompts concerned, the one with the most evidence first. */
  prompt_ids: v.array(v.string()),
  prompts: v.array(namedRefSchema),
  topic_id: v.nullable(v.string()),
  platform_id: v.nullable(v.string()),
  url: v.nullable(v.string()),
  page_title: v.nullable(v.string()),
  host: v.nullable(v.string()),
  /** Pages of the host that are cited by answers without a mention of the own brand, most often first. */
  pages: v.array(v.object({ url: v.string(), title: v.string(), answers: v.number() })),
  fact_id: v.nullable(v.string()),
  fact: v.nullable(v.object({ statement: v.string(), expected: v.string(), said: v.array(v.string()) })),
  measure_id: v.nullable(measureIdSchema),
  /** The platform or topic that contributes most to a change. */
  mostly_in: v.nullable(v.object({ kind: v.picklist(['platform', 'topic']), id: v.string() })),
  rival_ids: v.array(v.string()),
  figures: v.array(actionFigureSchema),
  /** How many answers are the evidence, and which (null: see the fact). */
  answers: v.number(),
  selection: v.nullable(actionSelectionSchema),
  effort: effortSchema,
  /** Demand of the prompt with the most evidence among those with a known demand; null where none is known. */
  demand: v.nullable(demandBandSchema),
  /** Sort key of the board: answers at stake × demand / effort. */
  priority: v.number(),
  /** ISO 8601: the oldest answer of the window that is evidence; for an action added by a person, when it was added. */
  first_seen: instantSchema,
});
export type ActionSubject = v.InferOutput<typeof actionSubjectSchema>;

/** Edits by people; rules never change these fields. */
const actionStateEntries = {
  column: actionColumnSchema,
  /** Why it was dismissed. */
  reason: v.nullable(v.string()),
  assignee_id: v.nullable(v.string()),
  /** YYYY-MM-DD */
  due: v.nullable(daySchema),
  notes: v.string(),
  /** Typed by a person; replaces the rule's title. */
  title: v.nullable(v.string()),
};

export const actionSchema = v.object({
  ...actionSubjectSchema.entries,
  ...actionStateEntries,
  changed_by_person: v.boolean(),
  changed_at: v.nullable(instantSchema),
  /** The rule no longer holds; the figures are those of the last edit by a person. */
  gone: v.boolean(),
  /** The own page with the address `url`. */
  page_id: v.optional(v.nullable(v.string())),
});
export type BoardAction = v.InferOutput<typeof actionSchema>;

/** The answers behind an action whose days are not those of the board: a drop has the days of its alert. Null for any other action. */
export function ofOtherDays({ rule, selection }: Pick<BoardAction, 'rule' | 'selection'>): ActionSelection | null {
  return rule === 'investigate_drop' ? selection : null;
}

/** The window of the rules and the one they compare it with, both ends included. Null: the project has no answers. */
export const actionWindowSchema = v.nullable(
  v.object({
    start_time: daySchema,
    end_time: daySchema,
    previous_start_time: daySchema,
    previous_end_time: daySchema,
  }),
);
export type ActionWindow = v.InferOutput<typeof actionWindowSchema>;

const refEntries = {
  window: actionWindowSchema,
  brands: v.array(brandRefSchema),
  platforms: v.array(namedRefSchema),
  topics: v.array(namedRefSchema),
  /** Possible assignees: members of the team who may see the project. `self`: the reader. */
  members: v.array(v.object({ id: v.string(), name: v.string(), self: v.boolean() })),
  /** Assignees that ship with a sample project and are not members of the reader's team. */
  others: optionalField(v.array(namedRefSchema)),
};
export const actionRefsSchema = v.object(refEntries);
export type ActionRefs = v.InferOutput<typeof actionRefsSchema>;

/** The board, highest priority first. */
export const actionBoardSchema = v.object({ ...refEntries, list: v.array(actionSchema) });
export type ActionBoard = v.InferOutput<typeof actionBoardSchema>;

export const oneActionSchema = v.object({ ...refEntries, action: actionSchema });
export type OneAction = v.InferOutput<typeof oneActionSchema>;

/** An action that a person added. */
export const ownActionSchema = v.object({
  kind: actionKindSchema,
  effort: effortSchema,
  prompt_ids: v.array(v.string()),
  url: v.nullable(v.string()),
});
export type OwnAction = v.InferOutput<typeof ownActionSchema>;

/** All edits of an action before a change; undo sends them back. Null: nobody had edited it, or it did not exist. */
export const savedActionSchema = v.object({
  ...actionStateEntries,
  own: v.nullable(ownActionSchema),
  /** Overrides the rule's effort; absent or null: the rule's applies. */
  effort: v.optional(v.nullable(effortSchema)),
});
export type SavedAction = v.InferOutput<typeof savedActionSchema>;

/** The action after a change (null: it no longer exists) and the edits before it. */
export const actionChangedSchema = v.object({
  id: v.string(),
  action: v.nullable(actionSchema),
  before: v.nullable(savedActionSchema),
});
export type ActionChanged = v.InferOutput<typeof actionChangedSchema>;
