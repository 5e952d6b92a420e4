import * as v from 'valibot';
import { isPlainObject } from '../lib/isPlainObject.ts';
import {
  lenientFlag,
  lenientId,
  lenientList,
  lenientNumber,
  lenientObject,
  lenientText,
  numberOf,
} from './lenientSchemas.ts';

interface BilingualText {
  readonly zh: string;
  readonly en: string;
}

function bilingualOf(value: unknown): BilingualText {
  const { zh, en } = isPlainObject(value) ? value : { zh: value, en: value };
  const texts = { zh: v.parse(lenientText, zh), en: v.parse(lenientText, en) };
  return { zh: texts.zh === '' ? texts.en : texts.zh, en: texts.en === '' ? texts.zh : texts.en };
}

/** A text in both languages; a text in one language serves for both. Empty when there is none. */
const bilingualSchema = v.optional(v.pipe(v.unknown(), v.transform(bilingualOf)), null);

/** Null: no limit. `unknown`: the provider does not say. */
const limitSchema = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value): number | null | 'unknown' => (value === null ? null : (numberOf(value) ?? 'unknown'))),
  ),
  'unknown',
);

/** Prompts, platforms and runs are per project; a run asks a prompt once on each platform. */
const planLimitsSchema = lenientObject({
  projects: limitSchema,
  prompts: limitSchema,
  platforms: limitSchema,
  members: limitSchema,
  runs_per_week: limitSchema,
});
export type PlanLimits = v.InferOutput<typeof planLimitsSchema>;

const noLimits = v.parse(planLimitsSchema, null);
/** Features given as one text. */
const oneFeature = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.transform((text) => [bilingualOf(text)]),
);

/** A plan. The id substitutes for a missing name. */
export const planSchema = v.pipe(
  v.object({
    id: lenientId,
    name: bilingualSchema,
    /** Its target group. */
    description: bilingualSchema,
    /** In CNY; null where the provider does not say. */
    price_month: lenientNumber,
    price_year: lenientNumber,
    /** In USD; absent where the provider charges CNY only. */
    price_month_usd: v.optional(lenientNumber, null),
    price_year_usd: v.optional(lenientNumber, null),
    // An unknown shape of either must not invalidate the plan itself.
    limits: v.optional(v.fallback(planLimitsSchema, noLimits), null),
    features: v.optional(
      v.fallback(v.union([oneFeature, lenientList('features of a plan', bilingualSchema)]), []),
      null,
    ),
    recommended: lenientFlag,
    current: lenientFlag,
  }),
  v.transform((plan) => ({ ...plan, name: plan.name.zh.trim() === '' ? { zh: plan.id, en: plan.id } : plan.name })),
);
/** Smallest first. */
export const planListSchema = lenientList('plans', planSchema);
export type Plan = v.InferOutput<typeof planSchema>;
