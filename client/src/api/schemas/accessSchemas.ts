import * as v from 'valibot';

/** Permission levels, lowest first: read; change content; change the team's set-up too. */
export const ACCESS_LEVELS = ['view', 'edit', 'manage'] as const;
export const accessSchema = v.picklist(ACCESS_LEVELS);
export type Access = v.InferOutput<typeof accessSchema>;

/** The level in a response; null: the provider has no levels, or an unknown one. */
export const replyAccessSchema = v.nullish(v.fallback(v.nullable(accessSchema), null), null);

/** Whether a level includes the needed one. */
export function reaches(level: Access, needed: Access): boolean {
  return ACCESS_LEVELS.indexOf(level) >= ACCESS_LEVELS.indexOf(needed);
}
