import * as v from 'valibot';

/** Kinds of objections to a product, by the words of analysis/insights/objectionLexicon. */
export const objectionKinds = [
  'price',
  'performance',
  'quality',
  'service',
  'ease',
  'safety',
  'features',
  'trust',
] as const;
export const objectionKindSchema = v.picklist(objectionKinds);
export type ObjectionKind = v.InferOutput<typeof objectionKindSchema>;
