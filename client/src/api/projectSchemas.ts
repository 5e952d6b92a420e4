import * as v from 'valibot';
import {
  lenientId,
  lenientList,
  lenientNumber,
  lenientPicklist,
  lenientText,
  optionalField,
} from './lenientSchemas.ts';

/** A project. `has_data` is 1 unless the server says otherwise; one without a name goes by its id. */
export const projectSchema = v.pipe(
  v.object({
    id: lenientId,
    name: lenientText,
    brand: lenientText,
    /** What project and brand are called elsewhere, as in another language: searches find it by these too. */
    also: v.nullish(v.fallback(v.array(v.string()), []), []),
    has_data: lenientNumber,
    /** What is wrong with the project's files, in the reader's language; empty: nothing. A provider need not send it. */
    problem: lenientText,
    /** Where its answers come from: sample data, or an import on this machine. A provider need not send it. */
    origin: v.nullish(lenientPicklist(['provider', 'sample', 'import']), 'provider'),
    /** Put away: it stands apart from those that are worked with. */
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
