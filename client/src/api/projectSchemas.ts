import * as v from 'valibot';
import { openPicklist } from './openPicklist.ts';

/** A project. `has_data` is 1 unless the server says otherwise. */
export const projectSchema = v.object({
  id: v.string(),
  name: v.string(),
  brand: v.optional(v.string(), ''),
  has_data: v.optional(v.number(), 1),
  /** Where its answers come from: sample data, or an import on this machine. A provider need not send it. */
  origin: v.optional(openPicklist(['provider', 'sample', 'import']), 'provider'),
});
export type Project = v.InferOutput<typeof projectSchema>;

export const projectIndexSchema = v.object({ list: v.array(projectSchema) });
