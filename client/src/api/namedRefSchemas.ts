import * as v from 'valibot';

/** A platform, a topic or the like, where its id and its name are enough. */
export const namedRefSchema = v.object({ id: v.string(), name: v.string() });
export type NamedRef = v.InferOutput<typeof namedRefSchema>;
