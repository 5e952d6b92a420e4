import * as v from 'valibot';
import { SEARCH_MODES } from '#client/api/schemas/collectProviderSchemas.ts';

const status = v.picklist(['ok', 'refused', 'empty', 'failed']);
const slot = v.number();
/** Milliseconds since 1970. */
const at = v.number();
const kept = v.nullable(v.tuple([v.number(), v.number()]));

/** The schema of a journal line. The journal is append-only. */
export const journalLineSchema = v.variant('t', [
  /** A process starts or continues the run. */
  v.object({ t: v.literal('begin'), at, redo: v.boolean() }),
  /** A request is about to be sent. */
  v.object({ t: v.literal('started'), s: slot, at, n: v.number() }),
  /** An attempt failed and is retried. */
  v.object({ t: v.literal('fault'), s: slot, at, kind: v.string(), usd: v.number() }),
  /** A slot is finished, with or without an answer: it is not retried. */
  v.object({
    t: v.literal('done'),
    s: slot,
    at,
    status,
    reason: v.string(),
    detail: v.string(),
    /** Milliseconds since 1970 until which the provider asks to wait; null: not stated. */
    wait: v.nullable(v.number()),
    model: v.string(),
    searched: v.nullable(v.boolean()),
    truncated: v.boolean(),
    /** The search mode used; omitted: as planned. */
    mode: v.optional(v.picklist(SEARCH_MODES)),
    usd: v.number(),
    src: v.picklist(['reported', 'computed', 'estimate']),
    /** Offset and size of the raw reply. */
    raw: kept,
  }),
  /** No more requests to a platform in this run. */
  v.object({ t: v.literal('stop'), p: v.number(), at, why: v.picklist(['key', 'quota', 'breaker', 'region', 'rate']) }),
  /** Number of `done` lines delivered to the project. */
  v.object({ t: v.literal('delivered'), upto: v.number(), at }),
  /** Failed slots to be asked again. */
  v.object({ t: v.literal('again'), slots: v.array(slot), at }),
  /** The run was interrupted, by an error that let this line be written; both languages of why. */
  v.object({ t: v.literal('problem'), at, zh: v.string(), en: v.string() }),
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
