import * as v from 'valibot';

/** Where the asker of a question stands, in order: getting to know, weighing, buying, using (analysis/insights/stageOf). */
export const stages = ['awareness', 'evaluation', 'purchase', 'use'] as const;
export const stageSchema = v.picklist(stages);
export type Stage = v.InferOutput<typeof stageSchema>;
