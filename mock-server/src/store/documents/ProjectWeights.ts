import * as v from 'valibot';
import { ownWeightsSchema } from '#client/api/scoreSchemas.ts';
import type { OwnWeights } from '#client/api/scoreSchemas.ts';
import type { DocumentKind } from './documentFile.ts';

/** What the factors of the content score weigh in a project. */
export interface ProjectWeights {
  /** Null: as the version has it. */
  readonly weights: OwnWeights | null;
}

export const weightsKind: DocumentKind<ProjectWeights> = {
  name: 'weights',
  schema: v.object({ weights: v.optional(v.nullable(ownWeightsSchema), null) }),
  empty: { weights: null },
};
