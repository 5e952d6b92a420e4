import * as v from 'valibot';

/** Stages of a buyer, in order: awareness, evaluation, purchase, use (analysis/insights/stageOf). */
export const stages = ['awareness', 'evaluation', 'purchase', 'use'] as const;
export const stageSchema = v.picklist(stages);
export type Stage = v.InferOutput<typeof stageSchema>;
