import * as v from 'valibot';

const bilingualSchema = v.object({ zh: v.string(), en: v.string() });

/** Null: no limit. Prompts, platforms and runs are those of one project; a run asks a prompt once on each of its platforms. */
const planLimitsSchema = v.object({
  projects: v.nullable(v.number()),
  prompts: v.nullable(v.number()),
  platforms: v.nullable(v.number()),
  members: v.nullable(v.number()),
  runs_per_week: v.nullable(v.number()),
});
export type PlanLimits = v.InferOutput<typeof planLimitsSchema>;

export const planSchema = v.object({
  id: v.string(),
  name: bilingualSchema,
  /** Whom it is for. */
  description: bilingualSchema,
  /** In CNY. */
  price_month: v.number(),
  price_year: v.number(),
  limits: planLimitsSchema,
  features: v.array(bilingualSchema),
  recommended: v.boolean(),
  current: v.boolean(),
});
/** The smallest first. */
export const planListSchema = v.array(planSchema);
export type Plan = v.InferOutput<typeof planSchema>;
