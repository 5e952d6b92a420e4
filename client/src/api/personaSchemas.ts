/** Personas that the rules know (analysis/insights/personaOf). `general`: the question does not tell. */
export const rulePersonas = [
  'gift',
  'student',
  'parent',
  'senior',
  'business',
  'beginner',
  'expert',
  'budget',
  'general',
] as const;
