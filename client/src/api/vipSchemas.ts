import * as v from 'valibot';

const bilingualSchema = v.object({ zh: v.string(), en: v.string() });

export const planSchema = v.object({
  id: v.string(),
  name: bilingualSchema,
  /** In CNY. */
  price_month: v.number(),
  price_year: v.number(),
  /** Null: no limit. */
  limits: v.object({
    projects: v.nullable(v.number()),
    prompts: v.nullable(v.number()),
    platforms: v.nullable(v.number()),
    members: v.nullable(v.number()),
    runs_per_week: v.nullable(v.number()),
  }),
  features: v.array(bilingualSchema),
  current: v.boolean(),
});
export const planListSchema = v.array(planSchema);
export type Plan = v.InferOutput<typeof planSchema>;
