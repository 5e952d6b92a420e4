import * as v from 'valibot';

/** A link to a report as it is kept: of its address and its password only the hashes. Times are epoch milliseconds. Immutable. */
export const shareLinkSchema = v.object({
  id: v.string(),
  /** SHA-256 of the token, hexadecimal. The token is random and long, so a slow hash would protect nothing more. */
  hash: v.string(),
  hint: v.string(),
  projectId: v.string(),
  reportId: v.string(),
  /** Who made it, by name. */
  madeBy: v.string(),
  madeAt: v.number(),
  expiresAt: v.number(),
  revokedAt: v.nullable(v.number()),
  /** scrypt, hexadecimal; null: none is asked for. */
  password: v.nullable(v.object({ salt: v.string(), hash: v.string() })),
  lastOpenedAt: v.nullable(v.number()),
});
export type ShareLink = Readonly<v.InferOutput<typeof shareLinkSchema>>;

/** The links to reports, ended ones included. */
export interface ShareLinks {
  /** In the order in which they were made. */
  all: () => readonly ShareLink[];
  byHash: (hash: string) => ShareLink | undefined;
  /** Adds a link, or puts a changed one in the place of the old. @throws the file system's error; what was there then stays. */
  put: (link: ShareLink) => void;
  /** Takes out those of a report that is gone, or of all reports of a project. @throws as `put` */
  forget: (projectId: string, reportId?: string) => void;
}
