import * as v from 'valibot';
import {
  lenientId,
  lenientList,
  lenientNumber,
  lenientPicklist,
  lenientText,
  optionalField,
} from './lenientSchemas.ts';

/** A project. `has_data` defaults to 1; a project without a name uses its id. */
export const projectSchema = v.pipe(
  v.object({
    id: lenientId,
    name: lenientText,
    brand: lenientText,
    /** Names of project and brand in other languages; search matches them too. */
    also: v.nullish(v.fallback(v.array(v.string()), []), []),
    has_data: lenientNumber,
    /** What is wrong with the project's files, in the reader's language; empty: nothing. A provider may omit it. */
    problem: lenientText,
    /** Origin of its answers: sample data, or an import on this machine. A provider may omit it. */
    origin: v.nullish(lenientPicklist(['provider', 'sample', 'import']), 'provider'),
    /** Archived projects are listed separately. */
    archived: optionalField(v.fallback(v.boolean(), false)),
  }),
  v.transform(({ problem, also, ...project }) => ({
    ...project,
    ...(problem.trim() === '' ? {} : { problem }),
    ...(also.length === 0 ? {} : { also }),
    name: project.name.trim() === '' ? project.id : project.name,
    has_data: project.has_data ?? 1,
  })),
);
export type Project = v.InferOutput<typeof projectSchema>;

export const projectIndexSchema = v.pipe(
  lenientList('projects', projectSchema),
  v.transform((list) => ({ list })),
);
