import * as v from 'valibot';
import { SEARCH_MODES } from '#client/api/schemas/collectProviderSchemas.ts';

const status = v.picklist(['ok', 'refused', 'empty', 'failed']);
const slot = v.number();
/** Milliseconds since 1970. */
const at = v.number();
const kept = v.nullable(v.tuple([v.number(), v.number()]));

/** One line of a journal. Lines are only ever added. */
export const journalLineSchema = v.variant('t', [
  /** A process begins to ask, or goes on. */
  v.object({ t: v.literal('begin'), at, redo: v.boolean() }),
  /** A request is about to be sent. */
  v.object({ t: v.literal('started'), s: slot, at, n: v.number() }),
  /** It came to nothing and is asked again. */
  v.object({ t: v.literal('fault'), s: slot, at, kind: v.string(), usd: v.number() }),
  /** It ended, well or not: it is not asked again. */
  v.object({
    t: v.literal('done'),
    s: slot,
    at,
    status,
    reason: v.string(),
    detail: v.string(),
    /** Milliseconds until which the provider wants to be left alone; null: it does not say. */
    wait: v.nullable(v.number()),
    model: v.string(),
    searched: v.nullable(v.boolean()),
    truncated: v.boolean(),
    /** How it was asked to search; left out: as planned. */
    mode: v.optional(v.picklist(SEARCH_MODES)),
    usd: v.number(),
    src: v.picklist(['reported', 'computed', 'estimate']),
    /** Where its raw reply stands. */
    raw: kept,
  }),
  /** Nothing more is asked of a platform in this run. */
  v.object({ t: v.literal('stop'), p: v.number(), at, why: v.picklist(['key', 'quota', 'breaker', 'region', 'rate']) }),
  /** So many `done` lines are in the project. */
  v.object({ t: v.literal('delivered'), upto: v.number(), at }),
  /** Slots that failed are to be asked again. */
  v.object({ t: v.literal('again'), slots: v.array(slot), at }),
  /** The process stops asking. */
  v.object({
    t: v.literal('end'),
    at,
    state: v.picklist(['paused', 'complete', 'partial', 'cancelled', 'nothing']),
    partial: v.nullable(v.picklist(['cap_answers', 'cap_cost', 'stopped', 'failed', 'unsure'])),
  }),
]);
export type JournalLine = Readonly<v.InferOutput<typeof journalLineSchema>>;
export type DoneLine = Extract<JournalLine, { readonly t: 'done' }>;
export type EndLine = Extract<JournalLine, { readonly t: 'end' }>;
export type StopLine = Extract<JournalLine, { readonly t: 'stop' }>;
