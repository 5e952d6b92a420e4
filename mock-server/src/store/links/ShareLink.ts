import * as v from 'valibot';

/** A stored report link, with only the hashes of its token and password. Times are epoch milliseconds. Immutable. */
export const shareLinkSchema = v.object({
  id: v.string(),
  /** SHA-256 of the token, hexadecimal. The token is random and long, so a slow hash would protect nothing more. */
  hash: v.string(),
  hint: v.string(),
  projectId: v.string(),
  reportId: v.string(),
  /** Name of its creator. */
  madeBy: v.string(),
  madeAt: v.number(),
  expiresAt: v.number(),
  revokedAt: v.nullable(v.number()),
  /** scrypt hash of the password, hexadecimal; null: no password. */
  password: v.nullable(v.object({ salt: v.string(), hash: v.string() })),
  lastOpenedAt: v.nullable(v.number()),
});
export type ShareLink = Readonly<v.InferOutput<typeof shareLinkSchema>>;

/** Stores the report links, with the ended ones. */
export interface ShareLinks {
  /** Links by time of creation. */
  all: () => readonly ShareLink[];
  byHash: (hash: string) => ShareLink | undefined;
  /** Adds or replaces a link. @throws the file system's error; the old state stays. */
  put: (link: ShareLink) => void;
  /** Removes the links of a deleted report, or of all reports of a project. @throws as `put` */
  forget: (projectId: string, reportId?: string) => void;
}
