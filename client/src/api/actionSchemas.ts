import * as v from 'valibot';
import { optionalField } from './lenientSchemas.ts';
import { changeSchema, maybeMeasureSchema, measureIdSchema } from './measureSchemas.ts';
import { namedRefSchema } from './namedRefSchemas.ts';
import { openPicklist } from './openPicklist.ts';
import { brandRefSchema } from './reportSchemas.ts';
import { demandBandSchema } from './promptSchemas.ts';
import { daySchema, instantSchema } from './timeSchemas.ts';

/** What is done: write what is missing, mend a page of ours, get into another's page, put a wrong fact right, find out. */
export const actionKindSchema = v.picklist(['create', 'improve', 'earn', 'correct', 'investigate']);
export type ActionKind = v.InferOutput<typeof actionKindSchema>;

export const actionColumnSchema = v.picklist(['todo', 'doing', 'done', 'dismissed']);
export type ActionColumn = v.InferOutput<typeof actionColumnSchema>;

export const effortSchema = v.picklist(['small', 'medium', 'large']);
export type Effort = v.InferOutput<typeof effortSchema>;

/** Which rule of the analysis speaks; `own`: a person wrote it down. The client words the title by it. */
export const actionRuleSchema = openPicklist([
  'create_coverage',
  'improve_page',
  'fading_page',
  'earn_inclusion',
  'correct_fact',
  'investigate_drop',
  'own',
]);

/** The answers behind a figure, as the drawer of answers takes them; always with the dates of the figure. */
export const actionSelectionSchema = v.object({
  start_time: daySchema,
  end_time: daySchema,
  brand_id: v.exactOptional(v.string()),
  mention: v.exactOptional(v.picklist(['named', 'not_named'])),
  cites: v.exactOptional(v.picklist(['own', 'any'])),
  domain: v.exactOptional(v.string()),
  url: v.exactOptional(v.string()),
  gap: v.exactOptional(v.literal('1')),
  prompt_id: v.exactOptional(v.string()),
  platform_id: v.exactOptional(v.string()),
  topic_id: v.exactOptional(v.string()),
  status: v.exactOptional(v.picklist(['ok'])),
});
export type ActionSelection = v.InferOutput<typeof actionSelectionSchema>;

/**
 * A figure that a rule went by. `visibility` of `brand_id`; `unnamed_share`: of the answers that cite a page of ours, those that do not
 * name us; `gap_share`: of the answers that cite the domain, those that name a rival and not us; `page_rate`: answers that cite the
 * page, of those with citations; `accuracy`: of the answers that judge the fact, those that have it right; `moved`: `measure_id` of ours.
 */
export const actionFigureSchema = v.object({
  id: openPicklist(['visibility', 'unnamed_share', 'gap_share', 'page_rate', 'accuracy', 'moved']),
  brand_id: v.nullable(v.string()),
  measure_id: v.nullable(measureIdSchema),
  measure: maybeMeasureSchema,
  /** Of the window before, where the rule compares. */
  previous: maybeMeasureSchema,
  change: v.nullable(changeSchema),
  /** Of one prompt: its answers are the sample, so only their number tells whether they are few. */
  one_prompt: v.boolean(),
  /** Null: the answers cannot be listed by the filters; the ledger of facts shows their sentences. */
  selection: v.nullable(actionSelectionSchema),
});
export type ActionFigure = v.InferOutput<typeof actionFigureSchema>;

/** What a rule found, or a person wrote down: the same for everybody, made anew from the answers each time. */
export const actionSubjectSchema = v.object({
  /** Rule and subject, so that the same finding is found again: `create_coverage|<prompt>`. */
  id: v.string(),
  rule: actionRuleSchema,
  kind: actionKindSchema,
  /** The prompts it is about, the one with the most evidence first. */
  prompt_ids: v.array(v.string()),
  prompts: v.array(namedRefSchema),
  topic_id: v.nullable(v.string()),
  platform_id: v.nullable(v.string()),
  url: v.nullable(v.string()),
  page_title: v.nullable(v.string()),
  host: v.nullable(v.string()),
  /** Pages of the host that answers without us cite, most often first. */
  pages: v.array(v.object({ url: v.string(), title: v.string(), answers: v.number() })),
  fact_id: v.nullable(v.string()),
  fact: v.nullable(v.object({ statement: v.string(), expected: v.string(), said: v.array(v.string()) })),
  measure_id: v.nullable(measureIdSchema),
  /** The platform or topic that carries most of a movement. */
  mostly_in: v.nullable(v.object({ kind: v.picklist(['platform', 'topic']), id: v.string() })),
  rival_ids: v.array(v.string()),
  figures: v.array(actionFigureSchema),
  /** How many answers are its evidence, and which (null: see the fact). */
  answers: v.number(),
  selection: v.nullable(actionSelectionSchema),
  effort: effortSchema,
  /** Of the prompt with the most evidence of which anybody said it; null where nobody did. */
  demand: v.nullable(demandBandSchema),
  /** Answers at stake times demand, divided by effort: the order of the board. */
  priority: v.number(),
  /** ISO 8601: the oldest answer of the window that is evidence; of one that was written down, when. */
  first_seen: instantSchema,
});
export type ActionSubject = v.InferOutput<typeof actionSubjectSchema>;

/** What people made of it; no rule ever changes this. */
const actionStateEntries = {
  column: actionColumnSchema,
  /** Why it was dismissed. */
  reason: v.nullable(v.string()),
  assignee_id: v.nullable(v.string()),
  /** YYYY-MM-DD */
  due: v.nullable(daySchema),
  notes: v.string(),
  /** In a person's words, in place of the rule's. */
  title: v.nullable(v.string()),
};

export const actionSchema = v.object({
  ...actionSubjectSchema.entries,
  ...actionStateEntries,
  changed_by_person: v.boolean(),
  changed_at: v.nullable(instantSchema),
  /** Its rule no longer holds; the figures are those of when a person last changed it. */
  gone: v.boolean(),
  /** The page of the inventory that stands at `url`. */
  page_id: v.optional(v.nullable(v.string())),
});
export type BoardAction = v.InferOutput<typeof actionSchema>;

/** The days that the rules look at, both included, and those they compare them with. Null: no answer was ever recorded. */
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
  /** Who may be given an action: those of the team that may see the project. `self`: the reader. */
  members: v.array(v.object({ id: v.string(), name: v.string(), self: v.boolean() })),
  /** Who has actions of a sample and is of no concern to the reader's team: the people it comes with. */
  others: optionalField(v.array(namedRefSchema)),
};
export const actionRefsSchema = v.object(refEntries);
export type ActionRefs = v.InferOutput<typeof actionRefsSchema>;

/** The board, the most urgent first. */
export const actionBoardSchema = v.object({ ...refEntries, list: v.array(actionSchema) });
export type ActionBoard = v.InferOutput<typeof actionBoardSchema>;

export const oneActionSchema = v.object({ ...refEntries, action: actionSchema });
export type OneAction = v.InferOutput<typeof oneActionSchema>;

/** An action that a person wrote down. */
export const ownActionSchema = v.object({
  kind: actionKindSchema,
  effort: effortSchema,
  prompt_ids: v.array(v.string()),
  url: v.nullable(v.string()),
});
export type OwnAction = v.InferOutput<typeof ownActionSchema>;

/** All that people made of an action before a change: what undoing it sends back. Null: nobody had touched it, or it was not there. */
export const savedActionSchema = v.object({
  ...actionStateEntries,
  own: v.nullable(ownActionSchema),
  /** In place of the rule's; without it, or null, as the rule has it. */
  effort: v.optional(v.nullable(effortSchema)),
});
export type SavedAction = v.InferOutput<typeof savedActionSchema>;

/** What a change left (null: the action is no longer there) and what there was before. */
export const actionChangedSchema = v.object({
  id: v.string(),
  action: v.nullable(actionSchema),
  before: v.nullable(savedActionSchema),
});
export type ActionChanged = v.InferOutput<typeof actionChangedSchema>;
