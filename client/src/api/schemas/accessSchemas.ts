import * as v from 'valibot';

/** What a member may do, the least first: read; change content; change the team's set-up too. */
export const ACCESS_LEVELS = ['view', 'edit', 'manage'] as const;
export const accessSchema = v.picklist(ACCESS_LEVELS);
export type Access = v.InferOutput<typeof accessSchema>;

/** The level of a reply; null: the provider has no levels, or one that is not known here. */
export const replyAccessSchema = v.nullish(v.fallback(v.nullable(accessSchema), null), null);

/** Whether a level is enough for what needs another. */
export function reaches(level: Access, needed: Access): boolean {
  return ACCESS_LEVELS.indexOf(level) >= ACCESS_LEVELS.indexOf(needed);
}
