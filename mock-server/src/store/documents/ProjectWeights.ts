import * as v from 'valibot';
import { ownWeightsSchema } from '#client/api/scoreSchemas.ts';
import type { OwnWeights } from '#client/api/scoreSchemas.ts';
import type { DocumentKind } from './documentFile.ts';

/** The weights of the content score's factors in a project. */
export interface ProjectWeights {
  /** Null: the weights of the score's version. */
  readonly weights: OwnWeights | null;
}

export const weightsKind: DocumentKind<ProjectWeights> = {
  name: 'weights',
  schema: v.object({ weights: v.optional(v.nullable(ownWeightsSchema), null) }),
  empty: { weights: null },
};
